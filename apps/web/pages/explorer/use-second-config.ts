import type { ComplianceConfig } from '@gatehouse/rules/compliance/compliance';
import { useEffect, useRef, useState } from 'react';
import { packConfig, unpackConfig } from './config-link.ts';

export type Checked = { readonly config: ComplianceConfig } | { readonly problem: string };

export type SecondConfig = {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Undefined: there is none, or it is being checked. */
  readonly checked: Checked | undefined;
  /** A note about the link. */
  readonly note: string;
  /** The text is the example that the view opens with. */
  readonly isExample: boolean;
};

const PAUSE_MS = 250;

/**
 * A pasted config: checked by the server with the product's own rules, and kept in the fragment of the address.
 * @param example the text where the address brings none
 */
export function useSecondConfig(example: string): SecondConfig {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked>();
  const [note, setNote] = useState('');
  useEffect(() => {
    unpackConfig(location.hash).then(
      (found) => setText((typed) => typed || found || example),
      () => setNote('The config of this link cannot be read.'),
    );
    // The example of the first environment: what is typed must not be lost when another host is chosen.
  }, []);
  const edited = useRef(false);
  useEffect(() => {
    setChecked(undefined);
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      if (text.trim() !== '') setChecked(await check(text, ended.signal));
      if (edited.current) setNote(await keep(text));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text]);
  const write = (next: string) => {
    edited.current = true;
    setText(next);
  };
  return { text, write, checked, note, isExample: text !== '' && text === example };
}

async function keep(text: string): Promise<string> {
  const hash = await packConfig(text).catch(() => undefined);
  history.replaceState(null, '', location.pathname + location.search + (hash ?? ''));
  return hash === undefined ? 'The config is too long for a link: it stays on this page.' : '';
}

async function check(text: string, signal: AbortSignal): Promise<Checked | undefined> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await fetch(`${location.pathname}/config`, {
      ...{ method: 'POST', headers, signal },
      body: JSON.stringify({ text }),
    });
    return (await answer.json()) as Checked;
  } catch {
    return signal.aborted ? undefined : { problem: 'The config could not be checked: the server did not answer.' };
  }
}
