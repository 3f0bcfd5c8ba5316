import { useState } from 'react';
import { useExport } from '../../platform/device/useExport';
import { saveDocument } from '../../kit/notice/documents';
import { VehicleReportDocument } from './VehicleList.generated';
import { t } from './texts';

/** Downloads a vehicle's maintenance report, `maintenance.xlsx`; tells which one is loading. */
export const useVehicleReport = () => {
  const load = useExport(VehicleReportDocument, (data) => data.maintenanceReport);
  const [busyId, setBusyId] = useState<string | null>(null);

  const save = async (vehicleId: string): Promise<void> => {
    setBusyId(vehicleId);
    await saveDocument(() => load({ vehicleId }), {
      done: (name) => t('reportDone', { name }),
      failed: t('reportFailed'),
    });
    setBusyId(null);
  };

  return { save, busyId };
};
