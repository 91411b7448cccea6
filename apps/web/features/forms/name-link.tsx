import { pagePath } from '@gatehouse/rules/page/page-address';

type NameLinkProps = {
  href: string;
  /** Id of the field there for the account name. */
  field: string;
  className?: string | undefined;
  children: string;
};

/**
 * SHELL-10: a link to another page with a field for the account name. The typed name is carried in session storage,
 * never in an address. The early script stores it, so a press before hydration works too.
 */
export function NameLink({ href, field, className, children }: NameLinkProps) {
  return (
    <a href={href} className={className} data-names={field} data-on={pagePath(href)}>
      {children}
    </a>
  );
}
