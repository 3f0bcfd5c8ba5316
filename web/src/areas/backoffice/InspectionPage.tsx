import { useNavigate, useParams } from 'react-router-dom';
import { InspectionFlow } from '../../features/inspection/InspectionFlow';
import type { InspectionKind } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/inspection';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/usePageTitle';
import { useDayOffline } from './useDayOffline';

const InspectionPage = ({ kind }: { kind: InspectionKind }) => {
  const { number = '' } = useParams();
  const navigate = useNavigate();
  useDayOffline();
  usePageTitle(t(`title.${kind}`, { number }));
  return (
    <InspectionFlow
      key={`${number} ${kind}`}
      number={number}
      kind={kind}
      onDone={() => void navigate(paths.rentalFileFor(number))}
    />
  );
};

/** /dossier/…/depart: the vehicle leaves. */
export const DeparturePage = () => <InspectionPage kind="DEPARTURE" />;

/** /dossier/…/retour: the vehicle comes back. */
export const ReturnPage = () => <InspectionPage kind="RETURN" />;
