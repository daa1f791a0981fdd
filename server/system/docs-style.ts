/** One constant, so that the page's policy can name it by its hash. The colors are those of web/tokens.css. */
export const DOCS_STYLE = `:root{color-scheme:light dark;--ink:light-dark(#231c16,#ece2d1);--paper:light-dark(#f6f0e4,#191512);--surface:light-dark(#fcf8f0,#221d18);--soft:light-dark(#554a40,#c0b29e);--line:light-dark(#dccfba,#3b332b);--accent:light-dark(#7b1e2b,#e3a391);--focus:light-dark(#9b3a1e,#f0b48c)}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1.25rem 6rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Newsreader,Georgia,"Noto Serif",serif}
header a:first-child{display:inline-block;padding:.5rem 0;font-size:1.25rem;color:var(--ink);text-decoration:none}header a:first-child:hover{color:var(--accent)}
h1{font-weight:400;font-size:2.25rem;line-height:1.12;letter-spacing:-.011em;margin:2rem 0 .75rem}h2{margin:3rem 0 .5rem;font-weight:400;font-size:1.4375rem;border-bottom:1px solid var(--line)}
h3{font:600 .9375rem/1.4 ui-monospace,monospace;margin:2rem 0 .25rem;overflow-wrap:anywhere}h3 span{color:var(--accent)}
nav{margin:2rem 0}nav ul{columns:18rem;list-style:none;margin:0;padding:0;font:.8125rem/1.9 ui-monospace,monospace}nav a{color:inherit;text-decoration-color:var(--line)}nav a:hover{color:var(--accent)}a{color:var(--accent);text-underline-offset:.18em}
p{margin:.25rem 0}em{color:var(--soft)}code{font-size:.875em}pre{overflow:auto;background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:.75rem;font-size:.8125rem}
summary{cursor:pointer;color:var(--soft);padding:.15rem 0}:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}`;
