import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { LatePart } from '../platform/late-part.ts';
import { usePage } from '../shell/page-context.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './late-form.module.css';

type Part = LatePart<unknown>;
type Late<Element> = { readonly element: RefObject<Element | null>; readonly part: Part };
const Context = createContext<Late<HTMLFormElement> | null>(null);
const AreaContext = createContext<Part | null>(null);

type LateFormProps = {
  id: string;
  labelledBy: string;
  part: Part;
  /** Made by a component that never renders again: what changes around a part that has not come would throw its HTML away. */
  children: ReactNode;
};

/**
 * A form whose inside comes to life after its page: the server has rendered it, so it can be filled in meanwhile, and
 * what is sent waits for its part, with the button showing that it does. Nothing that was typed is lost.
 */
export function LateForm({ id, labelledBy, part, children }: LateFormProps) {
  const element = useRef<HTMLFormElement>(null);
  return (
    <form
      id={id}
      method="dialog"
      noValidate
      ref={element}
      className={styles.form}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        part.submit(event.currentTarget);
      }}
    >
      <Context value={{ element, part }}>
        <Suspense>{children}</Suspense>
      </Context>
      <Lateness element={element} part={part} />
    </form>
  );
}

/**
 * The same around a form that its part draws itself, beside others that take its place. Also what was sent before its part had
 * come reaches it.
 */
export function LateArea({ part, children }: Pick<LateFormProps, 'part' | 'children'>) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = element.current;
    const hear = (event: Event) => {
      event.preventDefault();
      part.submit(event.target as HTMLFormElement);
    };
    // React would not hear it: what has not come is none of its own yet.
    area?.addEventListener('submit', hear);
    return () => area?.removeEventListener('submit', hear);
  }, [part]);
  return (
    <div ref={element} className={styles.form}>
      <AreaContext value={part}>
        <Suspense>{children}</Suspense>
      </AreaContext>
      <Lateness element={element} part={part} />
    </div>
  );
}

/** Inside a {@link LateArea}: `submit` hears what any of its forms sends, also what was sent before. */
export function useLateArea(submit: (form: HTMLFormElement) => void): void {
  useSubmits(useContext(AreaContext), submit);
}

/** Inside a {@link LateForm}: the form's element. `submit` hears what is sent, also what was sent before. */
export function useLateForm(submit: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const form = useContext(Context);
  if (!form) throw new Error('useLateForm needs a LateForm around it');
  useSubmits(form.part, submit);
  return form.element;
}

function useSubmits(part: Part | null, submit: (form: HTMLFormElement) => void): void {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => part?.take((sent) => latest.current(sent)), [part]);
}

const onServer = () => 'quiet' as const;

/** What is said while the part has not come. Plain: whatever this used would have to come first. */
function Lateness({ element, part }: Late<HTMLElement>) {
  const { t } = useWords();
  const { site } = usePage();
  const state = useSyncExternalStore(part.subscribe, part.state, onServer);
  useEffect(() => {
    element.current?.toggleAttribute('data-held', state === 'waiting');
  }, [element, state]);
  return (
    <div className={styles.news} role="status">
      {state === 'waiting' ? <span className="sr">{t('form.wait')}</span> : null}
      {state === 'failed' ? (
        <p className={styles.late}>
          {t('form.unreachable', { host: site.host })}{' '}
          <button type="button" onClick={part.retry}>
            {t('shell.retry')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
