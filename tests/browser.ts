/** How a browser is started by whatever drives one here: for itself, and without asking anybody in the world. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
