export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}
