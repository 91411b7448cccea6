/** The mailbox's look, in the tokens of the product's pages, which it does not load. */
export const MAILBOX_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#f9fafc,#0d1015);--card:light-dark(#fff,#14181f);--ink:light-dark(#161c28,#eceef2);
--grey:light-dark(#565c68,#a6acb8);--line:light-dark(#dfe2e8,#2b303a);--edge:light-dark(#7d838f,#757c89);
--accent:light-dark(#2a4a80,#a9c3ef);--tint:light-dark(#eef2f9,#1b2230);--radius:6px;--gutter:1rem;
--serif:ui-serif,"Iowan Old Style","Palatino Linotype",palatino,"Noto Serif",georgia,serif;--mono:ui-monospace,"SF Mono","Noto Sans Mono",monospace}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,"Noto Sans",sans-serif;margin:0;background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
h1{font:400 2rem/1.2 var(--serif);letter-spacing:-.012em;margin:0 0 .75rem;text-wrap:balance}
p{margin:0 0 1rem}a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.list{max-inline-size:42rem;margin:0 auto;padding:clamp(1.5rem,6vw,4rem) var(--gutter) 4rem}.lead,.small{color:var(--grey)}.lead{margin-block-end:2rem}.small{font-size:.875rem}
ol,.empty{list-style:none;margin:0;padding:0;overflow:hidden;border:1px solid var(--line);border-radius:12px;background:var(--card)}
ol:empty,ol:not(:empty)+.empty{display:none}.empty{padding:1.5rem}
li+li{border-block-start:1px solid var(--line)}
li a{display:grid;grid-template-columns:1.5rem minmax(0,1fr) auto;gap:.125rem .75rem;padding:1rem;color:inherit;text-decoration:none}
li a:hover{background:var(--tint)}li a[aria-current]{background:var(--tint);box-shadow:inset 3px 0 var(--accent)}
[dir=rtl] li a[aria-current]{box-shadow:inset -3px 0 var(--accent)}
li a:focus-visible{outline-offset:-4px;border-radius:12px}
li svg{grid-row:1/3;inline-size:1.5rem;block-size:1.5rem;fill:none;stroke:var(--accent);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
li strong{grid-column:2/-1;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;font-weight:600;font-variant-numeric:tabular-nums}
li span,li time{color:var(--grey);font-size:.875rem}li time{white-space:nowrap;font-variant-numeric:tabular-nums}
@media(width<30rem){li time{grid-column:2}}
.new{animation:arrive .2s ease-out}@keyframes arrive{from{opacity:0;transform:translateY(-8px)}}
.open nav.messages{display:none}.open main{padding:1.5rem var(--gutter) 4rem;max-inline-size:50rem;margin:0 auto}
.back{display:inline-flex;align-items:center;min-block-size:2.75rem;margin-block-end:.5rem}
dl{display:grid;gap:.25rem;margin:0 0 1.5rem}dl div{display:flex;gap:.75rem}dt{color:var(--grey);inline-size:3rem;flex:none}dd{margin:0;min-inline-size:0}dd .address{color:var(--grey);display:inline-block}
.code{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;padding:.5rem .5rem .5rem 1rem;min-block-size:3.75rem;border:1px solid var(--line);border-radius:12px;background:var(--card);margin-block-end:1.5rem}
.code b{font:600 1.25rem var(--mono);letter-spacing:.12em;margin-inline-start:.5rem}
button{font:inherit;font-size:.9375rem;font-weight:600;min-block-size:2.75rem;min-inline-size:7.5rem;padding:0 1rem;border:1px solid var(--edge);border-radius:var(--radius);background:none;color:inherit;cursor:pointer}button:hover{background:var(--tint)}
.choices{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-end:1rem}
.choices div{display:flex;border:1px solid var(--edge);border-radius:var(--radius);overflow:hidden}
.choices a{display:flex;align-items:center;min-block-size:2.75rem;padding:0 .875rem;font-size:.9375rem;color:inherit;text-decoration:none}
.choices a+a{border-inline-start:1px solid var(--edge)}.choices a:hover{background:var(--tint)}
.choices a[aria-current]{background:var(--accent);color:light-dark(#fff,#10141c);font-weight:600}.choices a:focus-visible{outline-offset:-4px;outline-color:currentcolor}
.sheet{border:1px solid var(--line);border-radius:12px;overflow:hidden;background:var(--tint)}
iframe{display:block;inline-size:100%;block-size:75vh;border:0;margin:0 auto;background:light-dark(#fff,#16181d)}
iframe.light{background:#fff}iframe.dark{background:#16181d}.width-320{inline-size:320px}
pre{font:.9375rem/1.6 var(--mono);white-space:pre-wrap;margin:0;padding:1.5rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.phone{padding:1.5rem 1rem;border:1px solid var(--line);border-radius:12px;background:var(--card);margin-block-end:.75rem}
.bubble{margin:0;max-inline-size:22rem;inline-size:fit-content;padding:.75rem 1rem;border-radius:18px;border-end-start-radius:4px;background:light-dark(#e9ebf0,#262c37);white-space:pre-wrap}
@media(width<40rem){.sheet{margin-inline:calc(-1*var(--gutter));border-inline:0;border-radius:0}}
@media(width>=64rem){.open{display:grid;grid-template-columns:24rem minmax(0,1fr);min-block-size:100vh}
.messages time{grid-column:2}
.open nav.messages{display:block;padding:1.5rem;border-inline-end:1px solid var(--line);position:sticky;inset-block-start:0;max-block-size:100vh;overflow:auto}
.messages .title{font:400 1.5rem/1.2 var(--serif);margin:.5rem 0 1rem}.open main{inline-size:100%;padding:2rem 3rem 4rem}.back{display:none}}
@media(prefers-reduced-motion:reduce){.new{animation:none}}
`;
