/** A UUID. The browser's own `randomUUID` is there only over HTTPS and on its own machine; a house may be reached otherwise. */
export function newId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (place) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(place) ^ (byte & (15 >> (Number(place) / 4)))).toString(16);
  });
}
