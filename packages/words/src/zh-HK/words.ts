import { global } from './global.ts';
import { inverse } from './inverse.ts';
import { inverseErrorCode } from './inverse-error-code.ts';
import { mail } from './mail.ts';
import { sms } from './sms.ts';
import { telegram } from './telegram.ts';

export const hongKongChinese = { global, inverse, 'inverse-error-code': inverseErrorCode, mail, sms, telegram };
