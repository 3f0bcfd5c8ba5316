import type { AppServices } from './composition.js';
import { agencyRoutes } from './modules/fleet/agency/agency.rest.js';
import { authRoutes } from './modules/people/account/auth.rest.js';
import { brandRoutes } from './modules/fleet/brand/brand.rest.js';
import { contactRoutes } from './modules/office/contact/contact.rest.js';
import { customerDeskRoutes } from './modules/people/customer/customer-desk.rest.js';
import { customerRoutes } from './modules/people/customer/customer.rest.js';
import { fleetRoutes } from './modules/fleet/vehicle/fleet.rest.js';
import { employeeDeskRoutes } from './modules/people/employee/employee-desk.rest.js';
import { contractRoutes } from './modules/rental/contract/contract.rest.js';
import { invoiceRoutes } from './modules/rental/invoice/invoice.rest.js';
import { maintenanceRoutes } from './modules/upkeep/maintenance/maintenance.rest.js';
import { notificationRoutes } from './modules/office/notification/notification.rest.js';
import { providerRoutes } from './modules/upkeep/provider/provider.rest.js';
import { reportingRoutes } from './modules/office/reporting/reporting.rest.js';
import { reservationRoutes } from './modules/rental/reservation/reservation.rest.js';
import { settingsRoutes } from './modules/base/settings/settings.rest.js';
import { signatureRoutes } from './modules/rental/signature/signature.rest.js';
import { staffPasswordRoutes } from './modules/people/account/staff-password.rest.js';
import { trackingRoutes } from './modules/tracking/tracking/tracking.rest.js';
import { vehicleRoutes } from './modules/fleet/vehicle/vehicle.rest.js';
import { describe, withDescription } from './api/rest/description-route.js';
import type { OpenApiDocument } from './api/rest/openapi.js';
import type { RestRoute } from './api/rest/route.js';

/** Every documented `/api` call, and the one that describes them. */
export function restRoutes(services: AppServices): RestRoute[] {
  const routes = [
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
  return withDescription(routes);
}

/** Describes the calls without a server: what they take and answer does not depend on the services. */
export function apiDescription(): OpenApiDocument {
  return describe(restRoutes({} as AppServices));
}
