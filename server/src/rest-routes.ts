import type { AppServices } from './composition.js';
import { agencyRoutes } from './modules/agency/agency.rest.js';
import { authRoutes } from './modules/auth/auth.rest.js';
import { brandRoutes } from './modules/brand/brand.rest.js';
import { contactRoutes } from './modules/contact/contact.rest.js';
import { customerDeskRoutes } from './modules/customer/customer-desk.rest.js';
import { customerRoutes } from './modules/customer/customer.rest.js';
import { fleetRoutes } from './modules/vehicle/fleet.rest.js';
import { employeeDeskRoutes } from './modules/employee/employee-desk.rest.js';
import { contractRoutes } from './modules/contract/contract.rest.js';
import { invoiceRoutes } from './modules/invoice/invoice.rest.js';
import { maintenanceRoutes } from './modules/maintenance/maintenance.rest.js';
import { notificationRoutes } from './modules/notification/notification.rest.js';
import { providerRoutes } from './modules/provider/provider.rest.js';
import { reportingRoutes } from './modules/reporting/reporting.rest.js';
import { reservationRoutes } from './modules/reservation/reservation.rest.js';
import { settingsRoutes } from './modules/settings/settings.rest.js';
import { signatureRoutes } from './modules/signature/signature.rest.js';
import { staffPasswordRoutes } from './modules/auth/staff-password.rest.js';
import { trackingRoutes } from './modules/tracking/tracking.rest.js';
import { vehicleRoutes } from './modules/vehicle/vehicle.rest.js';
import type { RestRoute } from './rest/router.js';

/** Every documented `/api` call. */
export function restRoutes(services: AppServices): RestRoute[] {
  return [
    agencyRoutes,
    authRoutes,
    brandRoutes,
    contactRoutes,
    customerDeskRoutes,
    customerRoutes,
    fleetRoutes,
    employeeDeskRoutes,
    contractRoutes,
    invoiceRoutes,
    maintenanceRoutes,
    notificationRoutes,
    providerRoutes,
    reportingRoutes,
    reservationRoutes,
    settingsRoutes,
    signatureRoutes,
    staffPasswordRoutes,
    trackingRoutes,
    vehicleRoutes,
  ].flatMap((routesOf) => routesOf(services));
}
