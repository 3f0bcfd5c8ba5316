import { useState } from 'react';
import { isClockFresh } from './agencyClock';
import { useAgencyNowQuery } from './AgencyNow.generated';
import { toWallTime } from './time';

/** Returns the agency's current time `YYYY-MM-DDTHH:mm`, or undefined until the server has answered. */
export const useAgencyNow = (): string | undefined => {
  // No query is sent if another answer, such as that of the staff's frame, has just brought the time.
  const [fresh] = useState(isClockFresh);
  const { data } = useAgencyNowQuery({ ssr: false, fetchPolicy: fresh ? 'cache-first' : 'cache-and-network' });
  return data ? toWallTime(data.agencyNow) : undefined;
};
