import { DialogRecord } from '../../kit/list/DialogRecord';
import { RemoveDialog } from '../../kit/list/RemoveDialog';
import type { useListDialog } from '../../kit/list/useListDialog';
import { MaintenanceFormDialog } from '../../domain/maintenance/MaintenanceFormDialog';
import { VehicleForm } from './VehicleForm';
import {
  useDeleteVehicleMutation,
  VehicleOfDialogDocument,
  type VehicleOfDialogFragment,
} from './VehicleList.generated';
import { t } from './texts';

interface VehicleDialogProps {
  vehicle: VehicleOfDialogFragment;
  onClose: () => void;
}

const RemoveVehicle = ({ vehicle: { id, name }, onClose }: VehicleDialogProps) => {
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

interface VehicleDialogsProps extends Pick<ReturnType<typeof useListDialog>, 'dialog' | 'id' | 'close'> {
  isAdmin: boolean;
}

/** Shows the dialog that the address names, over the fleet; only an Admin adds and removes vehicles. */
export const VehicleDialogs = ({ dialog, id, close, isAdmin }: VehicleDialogsProps) => {
  if (dialog === 'ajouter') return isAdmin && <VehicleForm onClose={close} />;
  if (dialog === 'modifier') return <VehicleForm key={id} id={id} onClose={close} />;
  if (dialog === 'maintenance' || (dialog === 'supprimer' && isAdmin))
    return (
      <DialogRecord
        key={id}
        query={VehicleOfDialogDocument}
        id={id}
        recordOf={({ vehicle }) => vehicle}
        onClose={close}
      >
        {(vehicle) =>
          dialog === 'supprimer' ? (
            <RemoveVehicle vehicle={vehicle} onClose={close} />
          ) : (
            <MaintenanceFormDialog plan={{ vehicle }} onClose={close} />
          )
        }
      </DialogRecord>
    );
  return null;
};
