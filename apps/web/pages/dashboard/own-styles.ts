import logins from '../../features/dashboard/logins.module.css?inline';
import passport from '../../features/dashboard/passport.module.css?inline';
import secure from '../../features/dashboard/secure.module.css?inline';

/** Of what the server alone draws on this page: no other page pays for them. */
export const styles = [passport, secure, logins].join('');
