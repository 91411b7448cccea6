import { CONSENT_KEY, CONSENT_VERSION } from '@gatehouse/rules/consent/consent';
import { COOKIE_NOTICE_ACCEPTED, COOKIE_NOTICE_COOKIE } from '@gatehouse/rules/consent/cookie-notice';
import { APP_BANNER_KEY } from '../storage/app-banner-key.ts';
import { THEME_KEY } from '../storage/theme-key.ts';
import { TYPED_KEY } from '../storage/typed-key.ts';

/** A page that is not live so long after something was sent says so. */
const LATE_MS = 10_000;

/** How every record of this version begins: `JSON.stringify` keeps the order of an object's fields. */
const RECORD_START = `{"version":${CONSENT_VERSION},`;

/** Also where a page is made ready unseen: its first paint comes when it is shown. */
const AFTER_FIRST_PAINT =
  'try{new PerformanceObserver((e,o)=>{o.disconnect();r()}).observe({type:"paint",buffered:!0})}catch{r()}';

/**
 * Plain script for the head of every page, inlined with a nonce; under 1320 bytes. Before anything is painted it says on
 * `<html>`: `data-script` (scripts run), `data-theme` (a chosen one; absent: the system's), `data-cookie-notice`
 * (not answered yet, SHELL-05), or else `data-app-banner` (not closed, SHELL-02): one of them at a time. Until `releaseEarlySubmits` it holds submits back,
 * remembers their forms by id, and marks them `data-held`; `data-late` says that a script did not come.
 * Clicks count from the first paint on: what a button `data-opens` is remembered for `onOpens`, and an answer to the
 * cookie notice is kept at once, in the short form of `readConsent`. A link with `data-names` takes the name of the account that was
 * typed to that field of the page `data-on`, as `typed-text` keeps it. It never touches an input: what was typed stays.
 * @param firstVisit the browser sent no cookie of this site, so it has most likely stored nothing: opening its storage, which delays the first
 * paint on a slow phone, waits for that paint, and so does the notice. The banner, which needs its place from the first paint on, comes with the next page
 */
export function earlyScript(firstVisit: boolean): string {
  return `{let w=window,d=document,m=d.documentElement.dataset,l={},s=new Set,k="${COOKIE_NOTICE_COOKIE}",t,h=v=>{v.preventDefault();s.add(v.target.getAttribute("id"));v.target.dataset.held="";setTimeout(f,${LATE_MS})},f=()=>{"alive"in m||(m.late="")},
r=()=>{
try{t=localStorage.${THEME_KEY};l=localStorage}catch{}
if(t=="light"||t=="dark")m.theme=t;
if((t=l.${CONSENT_KEY})?t.indexOf('${RECORD_START}'):l[k]!="${COOKIE_NOTICE_ACCEPTED}"&&!RegExp("(^|; )"+k+"=${COOKIE_NOTICE_ACCEPTED}(;|$)").test(d.cookie))m.cookieNotice="";
${firstVisit ? '' : `else if(!(l.${APP_BANNER_KEY}>Date.now()))m.appBanner=""`}};
m.script="";
${firstVisit ? AFTER_FIRST_PAINT : 'r();'}
d.addEventListener("submit",h,!0);
d.addEventListener("click",v=>{
if(t=v.target.closest("[data-opens]")){w.wanted=t=t.dataset.opens;if(t=="reload")v.preventDefault(),location.reload();if(/all/.test(t)){delete m.cookieNotice;
try{l.${CONSENT_KEY}=JSON.stringify({version:${CONSENT_VERSION},at:new Date,choices:t=="accept-all"})}catch{}}}
if((t=v.target.closest("[data-names]"))&&(v=d.querySelector("main form :is([autocomplete^=username],[autocomplete=email])"))&&v.value)try{sessionStorage["${TYPED_KEY}"]=JSON.stringify({path:t.dataset.on,at:Date.now(),texts:[[t.dataset.names,v.value]]})}catch{}
},!0);
d.addEventListener("error",v=>v.target.tagName=="SCRIPT"&&f(),!0);
w.earlySubmits=()=>{d.removeEventListener("submit",h,!0);return s}
}`.replaceAll('\n', '');
}
