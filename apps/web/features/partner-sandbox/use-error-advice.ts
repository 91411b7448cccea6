import { useMessages } from '../../shell/words.tsx';

/** The errors of RFC 6749, 4.1.2.1 and 5.2, RFC 6750, 3.1 and OpenID Connect Core 1.0, 3.1.2.6 that have words of their own. */
const KNOWN = [
  'access_denied',
  'invalid_client',
  'invalid_grant',
  'invalid_redirect_uri',
  'invalid_request',
  'invalid_scope',
  'invalid_token',
  'temporarily_unavailable',
  'unauthorized_client',
] as const;

/** What to do about an error. */
export function useErrorAdvice(): (error: string) => string {
  const { t } = useMessages();
  return (error) => {
    const known = KNOWN.find((name) => name === error);
    return known ? t(`partner.error.${known}`) : t('partner.error.other');
  };
}
