/** What of the profile the address holds, so that Back, Reload and a pasted link bring it again. */
import { flagParam } from '../../routes/url-params.ts';

export const editParam = flagParam('edit');
export const deleteParam = flagParam('delete');
