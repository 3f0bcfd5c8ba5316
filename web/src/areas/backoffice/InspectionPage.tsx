import { useNavigate, useParams } from 'react-router-dom';
import { endName } from '../../features/inspection/inspectedEnd';
import { InspectionFlow } from '../../features/inspection/InspectionFlow';
import type { InspectionKind } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/inspection';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/usePageTitle';
import { useDayOffline } from './useDayOffline';

const InspectionPage = ({ kind }: { kind: InspectionKind }) => {
  const { number = '', leg } = useParams();
  const navigate = useNavigate();
  const end = { kind, legId: leg ?? null };
  useDayOffline();
  usePageTitle(t(`title.${endName(end)}`, { number }));
  return (
    <InspectionFlow
      key={`${number} ${kind} ${leg}`}
      number={number}
      end={end}
      onDone={() => void navigate(paths.rentalFileFor(number))}
    />
  );
};

/** /dossier/…/depart: the vehicle leaves; /dossier/…/echange/…/depart: the one that a swap gave. */
export const DeparturePage = () => <InspectionPage kind="DEPARTURE" />;

/** /dossier/…/retour: the vehicle comes back; /dossier/…/echange/…/retour: the one that a swap took back. */
export const ReturnPage = () => <InspectionPage kind="RETURN" />;
