import { useAgencyNowQuery } from './AgencyNow.generated';
import { toWallTime } from './time';

/** Returns the agency's current time `YYYY-MM-DDTHH:mm`, or undefined until the server has answered. */
export const useAgencyNow = (): string | undefined => {
  const { data } = useAgencyNowQuery({ ssr: false });
  return data ? toWallTime(data.agencyNow) : undefined;
};
