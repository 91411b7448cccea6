import { pagePath } from '@gatehouse/rules/page/page-address';

type NameLinkProps = {
  href: string;
  /** Id of the field there that asks for the name of an account. */
  field: string;
  className?: string | undefined;
  children: string;
};

/**
 * SHELL-10: to another page that asks whose account it is. What was typed here goes along, and no address ever holds it. The early
 * script keeps it, so that a press counts before the page is live.
 */
export function NameLink({ href, field, className, children }: NameLinkProps) {
  return (
    <a href={href} className={className} data-names={field} data-on={pagePath(href)}>
      {children}
    </a>
  );
}
