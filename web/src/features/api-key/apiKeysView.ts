import { integrationsParams } from '../../lib/paths';
import { textParam } from '../../ui/list/listParams';

/** What the address holds: the page's tab, which stays. */
export const apiKeysView = { tab: textParam(integrationsParams.tab) };
