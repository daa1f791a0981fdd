/** Calls by which an account comes to hold more: refused with `no_room` once it holds all it may. */
import { api, type CallName } from './api.ts';
import type { Endpoint } from './endpoint.ts';

export const KEEPING: readonly CallName[] = [
  'onboard',
  'updateProfile',
  'putPicture',
  'uploadPicture',
  'addBook',
  'changeBook',
  'addMovie',
  'changeMovie',
  'addArtwork',
  'changeArtwork',
  'addCustomObjective',
  'importFile',
  'openDiscussion',
  'renameDiscussion',
  'shareDiscussion',
  'generateQuestion',
  'generateMovieQuestion',
  'generateArtQuestion',
  'chatAboutBook',
  'chatAboutMovie',
  'chatAboutArt',
];

const keeping = new Set<Endpoint>(KEEPING.map((name) => api[name]));

export const isKeeping = (endpoint: Endpoint): boolean => keeping.has(endpoint);
