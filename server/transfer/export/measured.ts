/** How much of an import's request the texts that went by take up, where they are a text inside JSON. */
export const measured = (texts: AsyncIterable<string>) => {
  let taken = 0;
  return {
    taken: () => taken,
    texts: (async function* () {
      for await (const text of texts) {
        taken += Buffer.byteLength(JSON.stringify(text));
        yield text;
      }
    })(),
  };
};
