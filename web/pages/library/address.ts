/** What of the library is kept in its address. */
import { READING_STATUS_CHOICES } from '../../parts/works/reading-status.ts';
import { choiceParam, flagParam, idParam, textParam } from '../../routes/url-params.ts';
import { SORTS } from './shown-books.ts';

export const searchParam = textParam('q');
export const sortParam = choiceParam('sort', SORTS, 'added');
export const viewParam = choiceParam('view', ['grid', 'list'], 'grid');
export const hasNotesParam = flagParam('notes');
export const ratedParam = flagParam('rated');
export const discussedParam = flagParam('discussed');
export const statusParam = choiceParam('status', ['any', ...READING_STATUS_CHOICES], 'any');
export const pickingParam = flagParam('select');

export const addParam = choiceParam('add', ['no', 'featured', 'search', 'manual'], 'no');
export const importParam = flagParam('import');
export const editParam = idParam('edit');
export const deleteParam = idParam('delete');
/** The page may be handed a book that is to be the active one. */
export const bookParam = idParam('book');
