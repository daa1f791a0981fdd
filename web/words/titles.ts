/** What the browser calls pages; those that say it themselves have it in their area, or in `everywhere.ts`. */
export const startHere = 'Start Here';
export const aFieldOfIdeas = 'A field of ideas';
export const anIdea = 'An idea';
export const inDiscussion = 'In discussion';
export const forgotPassword = 'Forgot password';
export const discussion = 'Discussion';
