import { CONSENT_KEY, CONSENT_VERSION } from '@gatehouse/rules/consent/consent';
import { COOKIE_NOTICE_ACCEPTED, COOKIE_NOTICE_COOKIE } from '@gatehouse/rules/consent/cookie-notice';
import { APP_BANNER_KEY } from '../storage/app-banner-key.ts';
import { THEME_KEY } from '../storage/theme-key.ts';
import { TYPED_KEY } from '../storage/typed-key.ts';
import { HYDRATED_KEY } from './hydrated-mark.ts';

/** A page that is not hydrated this long after a submit shows that it is late. */
const LATE_MS = 10_000;

/** The beginning of every record of this version: `JSON.stringify` keeps the order of fields. */
const RECORD_START = `{"version":${CONSENT_VERSION},`;

/** For prerendered pages too: they paint first when they are activated. */
const AFTER_FIRST_PAINT =
  'try{new PerformanceObserver((e,o)=>{o.disconnect();r()}).observe({type:"paint",buffered:!0})}catch{r()}';

/** Only with Telegram around the page (`telegram-host.ts`): a link with such a fragment hides nothing in a browser. */
const MARK_LAUNCHED =
  'if((w.TelegramWebviewProxy||w.external?.notify)&&/[#&]tgWebApp/.test(location.hash))m.miniApp="";';

/**
 * A page change whose transition the browser skips (another one begins, the window's size changes) is no failure. Before the first
 * frame, as only this script is. A first visit comes from no page of ours, so that nothing moves.
 */
const ENDED_TRANSITIONS =
  'for(t of["pagereveal","pageswap"])w.addEventListener(t,v=>v.viewTransition?.ready.catch(()=>{}));';

/**
 * Script for the head of every page, inlined with a nonce; under 1400 bytes. Before the first paint it sets on
 * `<html>`: `data-script` (scripts run), `data-theme` (the chosen one; absent: the system's), `data-cookie-notice` (not
 * answered yet, SHELL-05), or else `data-app-banner` (not closed, SHELL-02).
 * Until `releaseEarlySubmits` it holds submits, records the ids of their forms and marks these with `data-held`;
 * `data-late` says that a script failed to load. It records the last press on `data-opens` for `onOpens`, and stores an
 * answer to the cookie notice at once, in the short form of `readConsent`. A link with `data-names` stores the typed
 * account name for that field of the page `data-on`, as `typed-text` does. It never changes an input.
 * @param firstVisit the request had no cookie of this site and came from no page of it, so its storage is most likely empty. Opening the storage
 * delays the first paint on slow phones, so it and the notice wait for that paint; the app banner, which needs its room
 * from the first paint on, shows from the next page on
 * @param forMiniApp a page of the mini-app, for a visitor of whom the server does not know more: `data-mini-app` is set where Telegram
 * launched it by the fragment, which servers do not see (SHELL-03, PLAT-02)
 */
export function earlyScript(firstVisit: boolean, forMiniApp = false): string {
  return `{let w=window,d=document,m=d.documentElement.dataset,l={},s=new Set,k="${COOKIE_NOTICE_COOKIE}",t,h=v=>{v.preventDefault();s.add(v.target.getAttribute("id"));v.target.dataset.held="";setTimeout(f,${LATE_MS})},f=()=>{"${HYDRATED_KEY}"in m||(m.late="")},
r=()=>{
try{t=localStorage.${THEME_KEY};l=localStorage}catch{}
if(t=="light"||t=="dark")m.theme=t;
if((t=l.${CONSENT_KEY})?t.indexOf('${RECORD_START}'):l[k]!="${COOKIE_NOTICE_ACCEPTED}"&&!RegExp("(^|; )"+k+"=${COOKIE_NOTICE_ACCEPTED}(;|$)").test(d.cookie))m.cookieNotice="";
${firstVisit ? '' : `else if(!(l.${APP_BANNER_KEY}>Date.now()))m.appBanner=""`}};
m.script="";${forMiniApp ? MARK_LAUNCHED : ''}
${firstVisit ? AFTER_FIRST_PAINT : 'r();'}
d.addEventListener("submit",h,!0);
d.addEventListener("click",v=>{
if(t=v.target.closest("[data-opens]")){w.wanted=t=t.dataset.opens;if(t=="reload")v.preventDefault(),location.reload();if(/all/.test(t)){delete m.cookieNotice;
try{l.${CONSENT_KEY}=JSON.stringify({version:${CONSENT_VERSION},at:new Date,choices:t=="accept-all"})}catch{}}}
if((t=v.target.closest("[data-names]"))&&(v=d.querySelector("main form :is([autocomplete^=username],[autocomplete=email])"))&&v.value)try{sessionStorage["${TYPED_KEY}"]=JSON.stringify({path:t.dataset.on,at:Date.now(),texts:[[t.dataset.names,v.value]]})}catch{}
},!0);
d.addEventListener("error",v=>v.target.tagName=="SCRIPT"&&f(),!0);
${firstVisit ? '' : ENDED_TRANSITIONS}
w.earlySubmits=()=>{d.removeEventListener("submit",h,!0);return s}
}`.replaceAll('\n', '');
}
