/** The whole contract by name. A call that is not here cannot be served. */
import * as accounts from './accounts.ts';
import * as administration from './administration.ts';
import { artworkCalls } from './artworks.ts';
import * as search from './book-search.ts';
import { bookCalls, deleteBooks, restoreBooks, setStatusOfBooks } from './books.ts';
import * as chat from './chat.ts';
import * as discussions from './discussions.ts';
import { exportEverything } from './export.ts';
import { readHome, readSuggestion } from './home.ts';
import { importFile } from './import.ts';
import * as insights from './insights.ts';
import * as messageSearch from './message-search.ts';
import { movieCalls } from './movies.ts';
import * as objectives from './objectives.ts';
import { onboard } from './onboarding.ts';
import * as pictures from './pictures.ts';
import * as shares from './shares.ts';
import * as system from './system.ts';
import { readUsage } from './usage.ts';

export const api = {
  signup: accounts.signup,
  login: accounts.login,
  currentUser: accounts.currentUser,
  logout: accounts.logout,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  updateProfile: accounts.updateProfile,
  changePassword: accounts.changePassword,
  putPicture: accounts.putPicture,
  removePicture: accounts.removePicture,
  picture: accounts.picture,
  sessions: accounts.sessions,
  endOtherSessions: accounts.endOtherSessions,
  deleteAccount: accounts.deleteAccount,
  onboard,
  listBooks: bookCalls.list,
  addBook: bookCalls.add,
  changeBook: bookCalls.change,
  deleteBook: bookCalls.remove,
  restoreBook: bookCalls.restore,
  deleteBooks,
  restoreBooks,
  setStatusOfBooks,
  listMovies: movieCalls.list,
  addMovie: movieCalls.add,
  changeMovie: movieCalls.change,
  deleteMovie: movieCalls.remove,
  restoreMovie: movieCalls.restore,
  listArtworks: artworkCalls.list,
  addArtwork: artworkCalls.add,
  changeArtwork: artworkCalls.change,
  deleteArtwork: artworkCalls.remove,
  restoreArtwork: artworkCalls.restore,
  listCustomObjectives: objectives.listCustomObjectives,
  addCustomObjective: objectives.addCustomObjective,
  deleteCustomObjective: objectives.deleteCustomObjective,
  exportEverything,
  importFile,
  listDiscussions: discussions.listDiscussions,
  openDiscussion: discussions.openDiscussion,
  readDiscussion: discussions.readDiscussion,
  renameDiscussion: discussions.renameDiscussion,
  deleteDiscussion: discussions.deleteDiscussion,
  restoreDiscussion: discussions.restoreDiscussion,
  listMessages: discussions.listMessages,
  stopReply: discussions.stopReply,
  joinReply: discussions.joinReply,
  reconsiderVerdict: discussions.reconsiderVerdict,
  shareDiscussion: shares.shareDiscussion,
  stopSharing: shares.stopSharing,
  listShares: shares.listShares,
  readShared: shares.readShared,
  generateQuestion: chat.generateQuestion,
  generateMovieQuestion: chat.generateMovieQuestion,
  generateArtQuestion: chat.generateArtQuestion,
  chatAboutBook: chat.chatAboutBook,
  chatAboutMovie: chat.chatAboutMovie,
  chatAboutArt: chat.chatAboutArt,
  readHome,
  readSuggestion,
  readUsage,
  readInsights: insights.readInsights,
  listEvidence: insights.listEvidence,
  strikeEvidence: insights.strikeEvidence,
  masteryOverTime: insights.masteryOverTime,
  listSessions: insights.listSessions,
  timeSpent: insights.timeSpent,
  bookSearch: search.bookSearch,
  uploadPicture: pictures.uploadPicture,
  searchMessages: messageSearch.searchMessages,
  image: pictures.image,
  adminStats: administration.adminStats,
  adminUsers: administration.adminUsers,
  adminUserById: administration.adminUserById,
  createUser: administration.createUser,
  makeAdmin: administration.makeAdmin,
  removeAdmin: administration.removeAdmin,
  suspendUser: administration.suspendUser,
  liftSuspension: administration.liftSuspension,
  sendReset: administration.sendReset,
  setUserBudget: administration.setUserBudget,
  readHouse: administration.readHouse,
  changeHouse: administration.changeHouse,
  testGuide: administration.testGuide,
  adminLog: administration.adminLog,
  health: system.health,
  ready: system.ready,
  openApi: system.openApi,
  docs: system.docs,
};

export type Api = typeof api;
export type CallName = keyof Api;
