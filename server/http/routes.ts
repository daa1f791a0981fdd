/** Which verb serves which call. A call of the contract without one, or a verb without a call, does not compile. */
import { currentUser } from '../accounts/current-user.ts';
import { forgotPassword } from '../accounts/forgot-password.ts';
import { login } from '../accounts/login.ts';
import { logout } from '../accounts/logout.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { signup } from '../accounts/signup.ts';
import { createUser } from '../administration/create-user.ts';
import { changeHouse, readHouse } from '../administration/house.ts';
import { adminLog } from '../administration/log.ts';
import { makeAdmin, removeAdmin } from '../administration/rights.ts';
import { sendReset } from '../administration/send-reset.ts';
import { liftSuspension, suspendUser } from '../administration/suspension.ts';
import { testGuide } from '../administration/test-guide.ts';
import { setUserBudget } from '../administration/user-budget.ts';
import { adminStats, adminUserById, adminUsers } from '../administration/users.ts';
import { bookSearch } from '../book-search/search-books.ts';
import { deleteDiscussion } from '../discussions/delete-discussion.ts';
import { joinReply } from '../discussions/join-reply.ts';
import { listDiscussions } from '../discussions/list-discussions.ts';
import { listMessages } from '../discussions/list-messages.ts';
import { openDiscussion } from '../discussions/open-discussion.ts';
import { readDiscussion } from '../discussions/read-discussion.ts';
import { reconsiderVerdict } from '../discussions/reconsider-verdict.ts';
import { renameDiscussion } from '../discussions/rename-discussion.ts';
import { restoreDiscussion } from '../discussions/restore-discussion.ts';
import { searchMessages } from '../discussions/search-messages.ts';
import { stopReply } from '../discussions/stop-reply.ts';
import { chatAboutArt, chatAboutBook, chatAboutMovie } from '../guide/chat.ts';
import { generateArtQuestion, generateMovieQuestion, generateQuestion } from '../guide/generate-question.ts';
import { readHome } from '../home/read-home.ts';
import { readSuggestion } from '../home/read-suggestion.ts';
import { listEvidence } from '../insights/list-evidence.ts';
import { listSessions } from '../insights/list-sessions.ts';
import { masteryOverTime } from '../insights/mastery-over-time.ts';
import { readInsights } from '../insights/read-insights.ts';
import { strikeEvidence } from '../insights/strike-evidence.ts';
import { timeSpent } from '../insights/time-spent.ts';
import {
  addCustomObjective,
  deleteCustomObjective,
  listCustomObjectives,
} from '../objectives/custom-objectives.ts';
import { onboard } from '../onboarding/onboard.ts';
import { image } from '../pictures/show-image.ts';
import { changePassword } from '../profile/change-password.ts';
import { deleteAccount } from '../profile/delete-account.ts';
import { picture, putPicture, removePicture } from '../profile/picture.ts';
import { readUsage } from '../profile/read-usage.ts';
import { endOtherSessions, sessions } from '../profile/sessions.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { listShares } from '../shares/list-shares.ts';
import { readShared } from '../shares/read-shared.ts';
import { shareDiscussion } from '../shares/share-discussion.ts';
import { stopSharing } from '../shares/stop-sharing.ts';
import { docs, openApi } from '../system/docs.ts';
import { health, ready } from '../system/health.ts';
import { exportEverything } from '../transfer/export-everything.ts';
import { importFile } from '../transfer/import-file.ts';
import { artworks, books, movies } from '../works/collections.ts';
import { setStatusOfBooks } from '../works/set-status-of-books.ts';
import { uploadPicture } from '../works/upload-picture.ts';
import type { Routes } from './verb.ts';

export const routes: Routes = {
  signup,
  login,
  currentUser,
  logout,
  forgotPassword,
  resetPassword,
  updateProfile,
  changePassword,
  putPicture,
  removePicture,
  picture,
  sessions,
  endOtherSessions,
  deleteAccount,
  onboard,
  listBooks: books.list,
  addBook: books.add,
  changeBook: books.change,
  deleteBook: books.remove,
  restoreBook: books.restore,
  deleteBooks: books.removeAll,
  restoreBooks: books.restoreAll,
  setStatusOfBooks,
  listMovies: movies.list,
  addMovie: movies.add,
  changeMovie: movies.change,
  deleteMovie: movies.remove,
  restoreMovie: movies.restore,
  listArtworks: artworks.list,
  addArtwork: artworks.add,
  changeArtwork: artworks.change,
  deleteArtwork: artworks.remove,
  restoreArtwork: artworks.restore,
  listCustomObjectives,
  addCustomObjective,
  deleteCustomObjective,
  exportEverything,
  importFile,
  listDiscussions,
  openDiscussion,
  readDiscussion,
  renameDiscussion,
  deleteDiscussion,
  restoreDiscussion,
  listMessages,
  stopReply,
  joinReply,
  reconsiderVerdict,
  shareDiscussion,
  stopSharing,
  listShares,
  readShared,
  generateQuestion,
  generateMovieQuestion,
  generateArtQuestion,
  chatAboutBook,
  chatAboutMovie,
  chatAboutArt,
  readHome,
  readSuggestion,
  readUsage,
  readInsights,
  listEvidence,
  strikeEvidence,
  masteryOverTime,
  listSessions,
  timeSpent,
  bookSearch,
  uploadPicture,
  searchMessages,
  image,
  adminStats,
  adminUsers,
  adminUserById,
  createUser,
  makeAdmin,
  removeAdmin,
  suspendUser,
  liftSuspension,
  sendReset,
  setUserBudget,
  readHouse,
  changeHouse,
  testGuide,
  adminLog,
  health,
  ready,
  openApi,
  docs,
};
