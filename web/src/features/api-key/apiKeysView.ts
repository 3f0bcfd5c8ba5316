import { integrationsParams } from '../../platform/url/paths';
import { textParam } from '../../kit/list/listParams';

/** The state of the list in the address: only the page's tab. */
export const apiKeysView = { tab: textParam(integrationsParams.tab) };
