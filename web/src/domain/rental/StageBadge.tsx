import type { RentalStage } from '../../platform/graphql/types.generated';
import { Badge, type BadgeTone } from '../../kit/display/StatusBadge';
import { t } from './texts';

const tones: Readonly<Record<RentalStage, BadgeTone>> = {
  PLANNED: 'info',
  OUT: 'success',
  RETURNED: 'warning',
  CLOSED: 'neutral',
  NO_SHOW: 'danger',
};

interface StageBadgeProps {
  stage: RentalStage | null;
  late: boolean;
  /** Whether its vehicle may be missing at the start; set for the staff only. */
  atRisk?: boolean;
}

/** Shows how far a rental is, that it is late or at risk (docs/rules/rental-life.md#stages). Nothing for what is no rental. */
export const StageBadge = ({ stage, late, atRisk = false }: StageBadgeProps) =>
  stage && (
    <>
      <Badge tone={tones[stage]}>{t(`stages.name.${stage}`)}</Badge>
      {(late || atRisk) && (
        <>
          {' '}
          <Badge tone="danger">{t(late ? 'stages.late' : 'stages.atRisk')}</Badge>
        </>
      )}
    </>
  );
