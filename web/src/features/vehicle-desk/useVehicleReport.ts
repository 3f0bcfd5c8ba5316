import { useState } from 'react';
import { saveBlob } from '../../lib/download';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/vehicleDesk';
import { useExport } from '../../lib/useExport';
import { notify } from '../../ui/notify';
import { VehicleReportDocument } from './VehicleList.generated';

/** Downloads a vehicle's maintenance report, `maintenance.xlsx`; tells which one is loading. */
export const useVehicleReport = () => {
  const load = useExport(VehicleReportDocument, (data) => data.maintenanceReport);
  const [busyId, setBusyId] = useState<string | null>(null);

  const save = async (vehicleId: string): Promise<void> => {
    setBusyId(vehicleId);
    try {
      const file = await load({ vehicleId });
      saveBlob(file);
      void notify({ message: t('reportDone', { name: file.fileName }) });
    } catch (error) {
      void notify({ tone: 'error', title: t('reportFailed'), message: readProblem(error).message });
    } finally {
      setBusyId(null);
    }
  };

  return { save, busyId };
};
