/** Words of what cannot be done, or waits, without a connection. */
// call
export const somethingWentWrong = 'Something went wrong. Please try again.';
export const offlineSoThisWaits = 'You are offline. This has to wait.';
export const cannotBeReachedAreYouOnline = 'Colloquy cannot be reached just now. Are you online?';

// say offline
export const cannotBeReachedJustNow = 'Colloquy cannot be reached just now';
export const waitsForTheConnection = 'This has to wait until the connection is back.';

// send waiting
export const whatYouWroteOfflineWasSent = 'What you wrote offline was sent';
export const messagesYouWroteOfflineWereSent = (sent: number) =>
  `${sent} messages you wrote offline were sent`;

// standing notice
export const cannotBeReached = 'Colloquy cannot be reached.';
export const readOnlyMeanwhile = 'What you have seen is here to read; changes have to wait.';
export const changesHaveToWait = 'Changes have to wait.';
export const aNewVersionIsReady = 'A new version is ready.';
export const thereIsUnsavedText = 'Your text is unsaved.';
export const reloadAnyway = 'Reload anyway';
export const reloading = 'Reloading...';
export const reload = 'Reload';
export const later = 'Later';
