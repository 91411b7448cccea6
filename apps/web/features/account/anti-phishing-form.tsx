import { accountAntiPhishing } from '@gatehouse/contract/account/account';
import { codes } from '@gatehouse/contract/errors/codes';
import { useRef, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Seal } from '../../ui/seal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import page from '../cards/account.module.css';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import steps from '../forms/steps.module.css';
import { type Refused, refusedBy } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { usePrivateCall } from '../verification/use-private-call.ts';
import type { ChangeFormProps } from './change-row.tsx';

const LEAST_CHARS = 4;
const MOST_CHARS = 20;
/** Same rule as the contract: letters and digits of any script, with single spaces between them. */
const SHAPE = /^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*$/u;

type Wrong = 'empty' | 'short' | 'shape';

/** Form for the anti-phishing code, which every later mail shows. */
export function AntiPhishingForm({ account, onDone, onCancel }: ChangeFormProps) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const { wrong, refused, waiting, save, dialog } = useSave(onDone);
  useFirstWrong(form, wrong);
  return (
    <>
      <Form ref={form} aria-label={t('account.antiPhishing')} onSubmit={() => void save(typed)}>
        <TextField
          name="anti_phishing_code"
          autoComplete="off"
          spellCheck={false}
          maxLength={MOST_CHARS}
          required
          label={t('accountForm.antiPhishing.label')}
          help={t('accountForm.antiPhishing.help')}
          error={wrong ? t(`accountForm.antiPhishing.${wrong.why}`) : undefined}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Preview code={typed.trim()} />
        <SubmitNotice refused={refused} waiting={waiting !== undefined} />
        <Button type="submit" variant="primary" wide waiting={waiting === 'save'} waitingText={t('accountForm.saving')}>
          {t('accountForm.save')}
        </Button>
        <div className={steps.choices}>
          <Button variant="quiet" onClick={onCancel}>
            {t('shell.cancel')}
          </Button>
          {account.anti_phishing_code ? (
            <Button variant="quiet" waiting={waiting === 'remove'} onClick={() => void save(null)}>
              {t('accountForm.antiPhishing.remove')}
            </Button>
          ) : null}
        </div>
      </Form>
      {dialog}
    </>
  );
}

/** Shows the code as the head of a mail shows it, beside the site's seal. */
function Preview({ code }: { code: string }) {
  const { t } = useMessages();
  const { brand, site } = usePage();
  return (
    <figure className={page.letter}>
      <figcaption className={page.quiet}>{t('accountForm.antiPhishing.preview')}</figcaption>
      <p className={page.state}>
        <Seal seal={site.look.seal} size="small" />
        <span>
          <bdi>{brand.name}</bdi> · <bdi>{site.name}</bdi>
        </span>
      </p>
      <p className={page.quiet}>
        {t('accountForm.antiPhishing.line')} <bdi>{code || '····'}</bdi>
      </p>
      <p className={page.quiet}>{t('accountForm.antiPhishing.seal')}</p>
    </figure>
  );
}

function wrongCode(code: string): Wrong | undefined {
  if (code === '') return 'empty';
  if ([...code].length < LEAST_CHARS) return 'short';
  return SHAPE.test(code) ? undefined : 'shape';
}

function useSave(onDone: ChangeFormProps['onDone']) {
  const { t } = useMessages();
  const { ask, dialog } = usePrivateCall();
  const [wrong, setWrong] = useState<{ readonly why: Wrong }>();
  const [refused, setRefused] = useState<Refused>();
  const [waiting, setWaiting] = useState<'save' | 'remove'>();
  /** `null` removes the code. */
  async function save(typed: string | null) {
    if (waiting) return;
    const removes = typed === null;
    const code = typed?.trim().replace(/\s+/g, ' ') ?? '';
    const why = removes ? undefined : wrongCode(code);
    setWrong(why && { why });
    setRefused(undefined);
    if (why) return;
    setWaiting(removes ? 'remove' : 'save');
    const answer = await ask(accountAntiPhishing, { anti_phishing_code: code });
    setWaiting(undefined);
    if (answer.ret_code === codes.success && answer.result)
      return onDone(answer.result, t(removes ? 'accountForm.antiPhishing.removed' : 'accountForm.antiPhishing.done'));
    if (answer.ret_code === codes.invalidField) setWrong({ why: 'shape' });
    else setRefused(refusedBy(answer));
  }
  return { wrong, refused, waiting, save, dialog };
}
