import { useState } from 'react';
import { saveBlob } from '../../platform/device/download';
import { readProblem } from '../../platform/errors/errors';
import { useExport } from '../../platform/device/useExport';
import { notify } from '../../kit/notice/notify';
import { VehicleReportDocument } from './VehicleList.generated';
import { t } from './texts';

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
