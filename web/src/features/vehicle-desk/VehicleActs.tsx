import { ActOn } from '../../kit/list/ActOn';
import { RemoveDialog } from '../../kit/list/RemoveDialog';
import type { useListAct } from '../../kit/list/useListAct';
import { MaintenanceFormDialog } from '../../domain/maintenance/MaintenanceFormDialog';
import { VehicleForm } from './VehicleForm';
import { useDeleteVehicleMutation, VehicleOfActDocument, type VehicleOfActFragment } from './VehicleList.generated';
import { t } from './texts';

interface ActProps {
  vehicle: VehicleOfActFragment;
  onClose: () => void;
}

const RemoveVehicle = ({ vehicle: { id, name }, onClose }: ActProps) => {
  const [remove] = useDeleteVehicleMutation({ refetchQueries: ['DeskVehicles'] });
  return (
    <RemoveDialog
      message={t('ask', { name })}
      consequence={t('askHint')}
      remove={() => remove({ variables: { input: { id } } })}
      done={{ title: t('deletedTitle'), message: t('deleted') }}
      onClose={onClose}
    />
  );
};

interface VehicleActsProps extends Pick<ReturnType<typeof useListAct>, 'act' | 'id' | 'close'> {
  isAdmin: boolean;
}

/** Shows the dialog that the address names, over the fleet; only an Admin adds and removes vehicles. */
export const VehicleActs = ({ act, id, close, isAdmin }: VehicleActsProps) => {
  if (act === 'ajouter') return isAdmin && <VehicleForm onClose={close} />;
  if (act === 'modifier') return <VehicleForm key={id} id={id} onClose={close} />;
  if (act === 'maintenance' || (act === 'supprimer' && isAdmin))
    return (
      <ActOn key={id} query={VehicleOfActDocument} id={id} recordOf={({ vehicle }) => vehicle} onClose={close}>
        {(vehicle) =>
          act === 'supprimer' ? (
            <RemoveVehicle vehicle={vehicle} onClose={close} />
          ) : (
            <MaintenanceFormDialog plan={{ vehicle }} onClose={close} />
          )
        }
      </ActOn>
    );
  return null;
};
