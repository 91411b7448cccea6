import { COOKIE_NOTICE_ACCEPTED, COOKIE_NOTICE_COOKIE, COOKIE_NOTICE_REJECTED } from '@gatehouse/rules/cookie-notice';
import { THEME_KEY } from './theme-key.ts';

/**
 * Plain script for the head of every page, inlined with a nonce; under 700 bytes. Before anything is painted it says on
 * `<html>`: `data-script` (scripts run), `data-theme` (a chosen one; absent: the system's) and `data-cookie-notice`
 * (not answered yet, SHELL-05). Until `releaseEarlySubmits` it holds submits back and remembers their forms by id.
 * It never touches an input: what was typed stays.
 */
export const earlyScript = `(function(w,d){
var e=d.documentElement,k="${COOKIE_NOTICE_COOKIE}",a="${COOKIE_NOTICE_ACCEPTED}",t,c,s={},o={capture:true};
e.setAttribute("data-script","");
try{t=localStorage.getItem("${THEME_KEY}");c=localStorage.getItem(k)}catch(_){}
if(t=="light"||t=="dark")e.setAttribute("data-theme",t);
if(c!=a&&c!="${COOKIE_NOTICE_REJECTED}"&&(";"+d.cookie.replace(/ /g,"")+";").indexOf(";"+k+"="+a+";")<0)e.setAttribute("data-cookie-notice","");
function h(v){v.preventDefault();s[v.target.getAttribute("id")]=1}
d.addEventListener("submit",h,o);
w.earlySubmits=function(){d.removeEventListener("submit",h,o);return Object.keys(s)}
})(window,document)`;
