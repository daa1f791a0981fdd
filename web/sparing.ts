type Connection = { saveData?: boolean };

/** Its owner has asked the browser to spare the line: nothing is fetched that nobody has asked for. */
export function isSparing(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}
