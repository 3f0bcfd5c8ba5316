import { integrationsParams } from '../../platform/url/paths';
import { textParam } from '../../kit/list/listParams';

/** What the address holds: the page's tab, which stays. */
export const apiKeysView = { tab: textParam(integrationsParams.tab) };
