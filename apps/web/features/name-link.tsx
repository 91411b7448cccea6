import { pagePath } from '@gatehouse/rules/page-address';
import { isPlainPress } from '../platform/plain-press.ts';
import { keepName } from '../platform/typed-text.ts';

type NameLinkProps = {
  href: string;
  /** Id of the field there that asks for the name of an account. */
  field: string;
  className?: string | undefined;
  children: string;
};

/** SHELL-10: to another page that asks whose account it is. What was typed here goes along, and no address ever holds it. */
export function NameLink({ href, field, className, children }: NameLinkProps) {
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (isPlainPress(event.nativeEvent)) keepName(pagePath(event.currentTarget.pathname), field);
      }}
    >
      {children}
    </a>
  );
}
