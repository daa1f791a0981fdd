/** One constant, so that the page's policy can name it by its hash. */
export const DOCS_STYLE = `:root{color-scheme:light dark;--ink:#2a2420;--paper:#faf6ef;--soft:#6b6259;--line:#ddd3c4;--accent:#6e1f2b}
@media(prefers-color-scheme:dark){:root{--ink:#ece3d4;--paper:#1c1815;--soft:#a89c8c;--line:#3b342d;--accent:#e0a38f}}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem 6rem;background:var(--paper);color:var(--ink);font:1rem/1.6 Georgia,serif}
h1{font-weight:500;font-size:2.2rem;margin:0}h2{margin:3rem 0 .5rem;font-weight:500;border-bottom:1px solid var(--line)}
h3{font:600 1rem/1.4 ui-monospace,monospace;margin:2rem 0 .25rem;overflow-wrap:anywhere}h3 span{color:var(--accent)}
nav ul{columns:18rem;list-style:none;padding:0;font:.85rem/1.8 ui-monospace,monospace}a{color:var(--accent)}
p{margin:.25rem 0}em{color:var(--soft)}pre{overflow:auto;border:1px solid var(--line);border-radius:6px;padding:.75rem;font-size:.8rem}
summary{cursor:pointer;color:var(--soft);padding:.15rem 0}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;
