import { useMessages } from '../../shell/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CodeBlock } from './code-block.tsx';
import { codeSamples, type SampleInput } from './protocol/code-samples.ts';

/** The last step: the same login as a program. */
export function CodeStep({ input }: { input: SampleInput }) {
  const { t } = useMessages();
  return (
    <>
      <p>{t('partner.code.text')}</p>
      {input.confidential ? <p>{t('partner.code.secret')}</p> : null}
      <div>
        {codeSamples(input).map(({ name, file, text }) => (
          <Disclosure key={name} summary={name}>
            <CodeBlock label={file} text={text} isProgram />
          </Disclosure>
        ))}
      </div>
    </>
  );
}
