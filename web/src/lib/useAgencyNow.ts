import { useAgencyNowQuery } from './AgencyNow.generated';
import { toWallTime } from './time';

/** The agency's present wall time `YYYY-MM-DDTHH:mm`, or undefined until the server said it. */
export const useAgencyNow = (): string | undefined => {
  const { data } = useAgencyNowQuery({ ssr: false });
  return data ? toWallTime(data.agencyNow) : undefined;
};
