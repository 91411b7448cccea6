import type { PersonalSeal } from '@gatehouse/rules/site/personal-seal';
import { call } from '../call/call.ts';
import type { QrApproval, QrConfirmPayload, QrStatusQuery } from './qr.schema.ts';

/**
 * LOGIN-05: a code to log in by, made for this device. `uuid` identifies it in status calls and is no part of `content`, which is what
 * the QR code says. Times are epoch milliseconds by the server's clock, which shows `now`.
 */
export type QrCodeResult = { uuid: string; content: string; expires_at: number; now: number };
export const qrGenerate = call<undefined, QrCodeResult>('GET', '/v3/public/qrcode/generate', {
  access: 'public',
  hideError: true,
});

/** The state of a QR code. `number` is the one to choose on the device that scanned. */
export type QrProgress =
  | { status: 'waiting'; expires_at: number; now: number }
  | { status: 'scanned'; expires_at: number; now: number; number: number }
  | { status: 'refused' | 'expired' };
/** `confirmed` comes once, with the session's token beside the result. */
export type QrStatusResult = QrProgress | { status: 'confirmed'; id: number };
export type QrStatus = QrStatusResult['status'];
export const qrStatus = call<QrStatusQuery, QrStatusResult>('GET', '/v3/public/qrcode/status', {
  access: 'public',
  hideError: true,
  waits: true,
});

/**
 * The request to log in, for the user who scanned: official host, browser and place of the device that shows the code, and the numbers to
 * choose from. Countries are ISO 3166-1, empty where they are not known; `own_country` is where this call comes from.
 * `personal_seal` is the user's own, by which they know our pages.
 */
export type QrRequest = {
  host: string;
  browser: string;
  system: string;
  platform: string;
  country: string;
  own_country: string;
  made_at: number;
  expires_at: number;
  now: number;
  numbers: readonly number[];
  personal_seal?: PersonalSeal | undefined;
};
/** Binds the code to the first account that scans it. */
export const qrScan = call<QrApproval, QrRequest>('POST', '/user/private/qrcode/scan', {
  access: 'private',
  hideError: true,
  ours: true,
});
/** Logs the other device in; a wrong number refuses the request. */
export const qrConfirm = call<QrConfirmPayload, undefined>('POST', '/user/private/qrcode/confirm', {
  access: 'private',
  hideError: true,
  ours: true,
});
export const qrRefuse = call<QrApproval, undefined>('POST', '/user/private/qrcode/refuse', {
  access: 'private',
  hideError: true,
  ours: true,
});
