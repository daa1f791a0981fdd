import { plainName } from '#guide/words/transcript.ts';

/** Names Windows keeps for its devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Gives each file of a folder a name of its own, whatever it is called and whatever case a system ignores. */
export const fileNames = () => {
  const given = new Set<string>();
  return (folder: string, title: string, otherwise: string): string => {
    const plain =
      plainName(title)
        .slice(0, 80)
        .replace(/(?<![. ])[. ]+$/, '')
        .toWellFormed() || otherwise;
    const name = DEVICES.test(plain) ? `${plain}_` : plain;
    for (let n = 1; ; n++) {
      const path = `${folder}/${n === 1 ? name : `${name} (${n})`}.md`;
      const key = path.normalize('NFC').toLowerCase();
      if (given.has(key)) continue;
      given.add(key);
      return path;
    }
  };
};
