/** Who speaks to their device, or strikes keys by accident, can switch off the one shortcut that is a single character. */
const OFF = 'shortcutKeyOff';

export function isKeyOn(): boolean {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
}

export function turnKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, 'yes');
  } catch (cause) {
    console.error('That choice could not be kept in this browser.', cause);
  }
}
