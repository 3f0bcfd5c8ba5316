export interface paths {
    "/api/admin/agenceModifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an agency; what is not sent stays as it was
         * @description May be called by Admins.
         */
        post: operations["postAdminAgenceModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the charges day by day, in Dh
         * @description Between two dates for Admins only. May be called by all staff.
         */
        post: operations["postAdminCharges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chiffreLocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the revenue of the current month
         * @description May be called by all staff.
         */
        get: operations["getAdminChiffreLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ClientFidele": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the ten registered customers with most rentals
         * @description May be called by all staff.
         */
        get: operations["getAdminClientFidele"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getClients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the customers, page by page
         * @description May be called by all staff.
         */
        get: operations["getAdminGetClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getContratDownload/{num}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives the contract of a rental as a PDF
         * @description May be called by all staff.
         */
        get: operations["getAdminGetContratDownloadNum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getFactureDownload/{num}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives the invoice of a rental as a PDF; a pro forma while none is issued
         * @description May be called by all staff.
         */
        get: operations["getAdminGetFactureDownloadNum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getMaintenances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists maintenance page by page
         * @description May be called by all staff.
         */
        get: operations["getAdminGetMaintenances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getMarques": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the brands: all for staff, those shown on the site for others
         * @description May be called by anyone.
         */
        get: operations["getAdminGetMarques"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getPrestataires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the service providers in one column, page by page
         * @description May be called by all staff.
         */
        post: operations["postAdminGetPrestataires"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the staff, page by page
         * @description May be called by all staff.
         */
        get: operations["getAdminGetUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inscriptionFromAdmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a customer, whose address counts as verified
         * @description May be called by all staff.
         */
        post: operations["postAdminInscriptionFromAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the rentals, the latest first, page by page
         * @description May be called by all staff.
         */
        get: operations["getAdminLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/nbrClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the customers who registered in the current month
         * @description May be called by all staff.
         */
        get: operations["getAdminNbrClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/nbrLocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the rentals of the current month
         * @description May be called by all staff.
         */
        get: operations["getAdminNbrLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rechercherMaintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches maintenance in one column, page by page
         * @description May be called by all staff.
         */
        post: operations["postAdminRechercherMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rechercherReservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the rentals in one column
         * @description May be called by all staff.
         */
        post: operations["postAdminRechercherReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rechercherVehicules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the fleet in one column
         * @description May be called by all staff.
         */
        post: operations["postAdminRechercherVehicules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a member of staff
         * @description May be called by Admins.
         */
        post: operations["postAdminRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reservationRecente": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the latest reservations
         * @description May be called by all staff.
         */
        get: operations["getAdminReservationRecente"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reservationStatistiques": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the rentals day by day
         * @description Between two dates for Admins only. May be called by all staff.
         */
        post: operations["postAdminReservationStatistiques"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reservationStatistiquesRevenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the revenue day by day, in Dh
         * @description May be called by Admins.
         */
        post: operations["postAdminReservationStatistiquesRevenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reservationStatistiquesvehicules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the rentals of the ten vehicles that are rented most
         * @description Between two dates for Admins only. May be called by all staff.
         */
        post: operations["postAdminReservationStatistiquesvehicules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/updatePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the caller's password
         * @description Also answers 200, with its `message`, for a wrong old password and an unchanged one. May be called by all staff.
         */
        post: operations["postAdminUpdatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vehicule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the fleet, newest first, page by page
         * @description May be called by all staff.
         */
        get: operations["getAdminVehicule"];
        put?: never;
        /**
         * Adds a vehicle
         * @description May be called by Admins.
         */
        post: operations["postAdminVehicule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vehicule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a vehicle
         * @description May be called by all staff.
         */
        get: operations["getAdminVehiculeId"];
        put?: never;
        post?: never;
        /**
         * Archives a vehicle; refused while it is rented or reserved
         * @description May be called by Admins.
         */
        delete: operations["deleteAdminVehiculeId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vehiculeModifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a vehicle; fields that are not sent keep their value
         * @description May be called by all staff.
         */
        post: operations["postAdminVehiculeModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vehiculesClassification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the vehicles that match the checked boxes: gearboxes and fuels
         * @description May be called by all staff.
         */
        post: operations["postAdminVehiculesClassification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Agence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the agencies
         * @description May be called by all staff.
         */
        get: operations["getAgence"];
        put?: never;
        /**
         * Adds an agency
         * @description May be called by Admins.
         */
        post: operations["postAgence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Agence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives an agency
         * @description May be called by all staff.
         */
        get: operations["getAgenceId"];
        put?: never;
        post?: never;
        /**
         * Takes an agency out of every list; what has rentals running or to come is refused
         * @description May be called by Admins.
         */
        delete: operations["deleteAgenceId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/annulerreservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an own reservation
         * @description May be called by customers.
         */
        post: operations["postAnnulerreservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BlockClient/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocks a customer, or unblocks a blocked one
         * @description May be called by all staff.
         */
        get: operations["getBlockClientId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the charges day by day, in Dh
         * @description Between two dates for Admins only. May be called by all staff.
         */
        post: operations["postCharges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkNotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what is due: the warning after the login of the staff
         * @description May be called by all staff.
         */
        get: operations["getCheckNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the logged-in customer
         * @description May be called by customers.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a customer
         * @description May be called by all staff.
         */
        get: operations["getClientId"];
        put?: never;
        post?: never;
        /**
         * Deletes a customer, or archives one with reservations
         * @description May be called by all staff.
         */
        delete: operations["deleteClientId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/filterVehicules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the offered vehicles that match the checked boxes
         * @description OR within categories, within gearbox and within fuel, AND between them. May be called by anyone.
         */
        post: operations["postClientFilterVehicules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ClientModifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a customer; fields that are not sent keep their value
         * @description May be called by all staff.
         */
        post: operations["postClientModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editParametres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the settings; what is not sent stays as it was
         * @description May be called by Admins.
         */
        post: operations["postEditParametres"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link that verifies the address again
         * @description May be called by customers.
         */
        post: operations["postEmailVerifyResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the logged-in member of staff
         * @description May be called by all staff.
         */
        get: operations["getEmploye"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etatDesLieux/{num}/{cle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives what was seen of the vehicle at the departure and the return as a PDF
         * @description May be called by anyone.
         */
        get: operations["getEtatDesLieuxNumCle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getParametres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives the settings of the site
         * @description The picture of the announcement: to the public on its days only. May be called by anyone.
         */
        get: operations["getGetParametres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inscriptionClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a customer
         * @description Mails a link that verifies the address. May be called by anyone.
         */
        post: operations["postInscriptionClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locationFromToday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the rentals that start today or later
         * @description May be called by all staff.
         */
        post: operations["postLocationFromToday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a member of staff in
         * @description With a second factor, `code` is sent too. `device_name` is ignored. May be called by anyone.
         */
        post: operations["postLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loginClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a customer in
         * @description A blocked customer is told so, but only with the right password. May be called by anyone.
         */
        post: operations["postLoginClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of a member of staff
         * @description May be called by all staff.
         */
        post: operations["postLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logoutClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of a customer
         * @description May be called by customers.
         */
        post: operations["postLogoutClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a maintenance
         * @description May be called by all staff.
         */
        post: operations["postMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a maintenance
         * @description May be called by all staff.
         */
        get: operations["getMaintenanceId"];
        put?: never;
        post?: never;
        /**
         * Deletes a maintenance, with its invoice and its time out of service
         * @description May be called by Admins.
         */
        delete: operations["deleteMaintenanceId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenanceModifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a maintenance; fields that are not sent keep their value
         * @description May be called by all staff.
         */
        post: operations["postMaintenanceModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenanceRapport/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all maintenance of a vehicle as a workbook
         * @description May be called by all staff.
         */
        get: operations["getMaintenanceRapportVehicleId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marque": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the brands page by page
         * @description May be called by all staff.
         */
        get: operations["getMarque"];
        put?: never;
        /**
         * Adds a brand
         * @description May be called by all staff.
         */
        post: operations["postMarque"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marque/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a brand
         * @description May be called by all staff.
         */
        get: operations["getMarqueId"];
        put?: never;
        post?: never;
        /**
         * Removes a brand from every list; refused while a vehicle of it is rented or reserved
         * @description May be called by all staff.
         */
        delete: operations["deleteMarqueId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marque/{id}/toggle-affichage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Shows a brand on the public site, or hides it
         * @description Without `affichage_site` the current value is inverted. May be called by all staff.
         */
        put: operations["putMarqueIdToggleAffichage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marqueModifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a brand; fields that are not sent keep their value
         * @description May be called by all staff.
         */
        post: operations["postMarqueModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the unread notifications
         * @description May be called by all staff.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/NotificationModifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a notification as read
         * @description May be called by all staff.
         */
        post: operations["postNotificationModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns this description
         * @description May be called by anyone.
         */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/position/{deviceID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the position of a vehicle, in the format of the GPS service
         * @description May be called by all staff.
         */
        get: operations["getPositionDeviceID"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prestataire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the service providers
         * @description May be called by all staff.
         */
        get: operations["getPrestataire"];
        put?: never;
        /**
         * Adds a service provider
         * @description May be called by all staff.
         */
        post: operations["postPrestataire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prestataire/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a service provider
         * @description May be called by all staff.
         */
        get: operations["getPrestataireId"];
        put?: never;
        post?: never;
        /**
         * Removes a service provider from every list
         * @description May be called by all staff.
         */
        delete: operations["deletePrestataireId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prestataireModifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a service provider; fields that are not sent keep their value
         * @description May be called by all staff.
         */
        post: operations["postPrestataireModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reservation/{num}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives a reservation to its owner or the staff
         * @description May be called by customers and staff.
         */
        get: operations["getReservationNum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reservation/{num}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives a reservation as an entry for a calendar
         * @description May be called by anyone.
         */
        get: operations["getReservationNumCalendarIcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reservationClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the own reservations of a customer, page by page
         * @description May be called by customers.
         */
        get: operations["getReservationClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reservationVisiteur": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a reservation; its number is the `message`
         * @description With the token of a customer it becomes theirs. May be called by anyone.
         */
        post: operations["postReservationVisiteur"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reservationVisiteur/{num}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gives what the number of a reservation shows
         * @description The whole of it to its owner and the staff. May be called by anyone.
         */
        get: operations["getReservationVisiteurNum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message to the agency
         * @description May be called by anyone.
         */
        post: operations["postSendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signatureToImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs the contract of a rental
         * @description May be called by anyone.
         */
        post: operations["postSignatureToImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SuivieReservation/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells the state of a reservation: a list with one entry, or an empty one
         * @description May be called by anyone.
         */
        get: operations["getSuivieReservationNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testSignatureExist/{num}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells whether there is a contract to sign
         * @description May be called by anyone.
         */
        get: operations["getTestSignatureExistNum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the logged-in member of staff with their profile
         * @description Returns an empty object to a customer, so that a staff page can tell and redirect. May be called by customers and staff.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a member of staff
         * @description May be called by all staff.
         */
        get: operations["getUserId"];
        put?: never;
        post?: never;
        /**
         * Deletes a member of staff
         * @description May be called by all staff.
         */
        delete: operations["deleteUserId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserModifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a member of staff; fields that are not sent keep their value
         * @description May be called by all staff.
         */
        post: operations["postUserModifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiculeAvecGamme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the offered vehicles of one category
         * @description May be called by anyone.
         */
        post: operations["postVehiculeAvecGamme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiculesParc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the vehicles that the public site offers
         * @description May be called by anyone.
         */
        get: operations["getVehiculesParc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehiculesParcChercher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the vehicles that are free for a whole period, cheapest first
         * @description An invalid search is answered with a marker text in place of the list: `no_date` for a missing date, `date_retour` for an end that is not after the start, `date_now` for a start in the past. May be called by anyone.
         */
        post: operations["postVehiculesParcChercher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Agency: {
            adresse_agence: string;
            cnss_agence: string;
            email_agence: string;
            exceptions_horaires: {
                /** Format: date */
                debut: string;
                /** Format: date */
                fin: string;
                horaires: {
                    /**
                     * @description HH:mm, 24:00 at the latest.
                     * @example 19:00
                     */
                    fermeture: string;
                    /**
                     * @description HH:mm.
                     * @example 08:30
                     */
                    ouverture: string;
                }[];
                nom: string | null;
            }[];
            gsm_agence: string;
            horaires: {
                /**
                 * @description HH:mm, 24:00 at the latest.
                 * @example 19:00
                 */
                fermeture: string;
                /** @enum {string} */
                jour: "lundi" | "mardi" | "mercredi" | "jeudi" | "vendredi" | "samedi" | "dimanche";
                /**
                 * @description HH:mm.
                 * @example 08:30
                 */
                ouverture: string;
            }[];
            ice_agence: string;
            id: number;
            if_agence: string;
            /** @description Name of a file below /storage. */
            image: string | null;
            latitude: number | null;
            longitude: number | null;
            nom_agence: string;
            patente_agence: string;
            rc_agence: string;
            telephone_agence: string;
            /** @enum {string} */
            theme_contract: "theme_contract" | "contractV2";
            /** @description Rises with each edit. */
            version: number;
        };
        Brand: {
            affichage_site: boolean;
            id: number;
            /** @description Name of a file below /storage. */
            image: string | null;
            nom: string;
        };
        BrandWithVersion: {
            affichage_site: boolean;
            id: number;
            /** @description Name of a file below /storage. */
            image: string | null;
            nom: string;
            /** @description Rises with each edit. */
            version: number;
        };
        Customer: {
            adresse: string;
            cin: string | null;
            commentaire: string | null;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            created_at: string;
            email: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            email_verified_at: string | null;
            /** @enum {string} */
            etat: "Bon Client" | "Irresponsable";
            id: number;
            nom: string;
            prenom: string;
            /** @enum {string} */
            sexe: "Monsieur" | "Madame";
            /** @enum {string} */
            statut: "Active" | "Inactif";
            telephone: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            updated_at: string;
            /** @description Rises with each edit. */
            version: number;
        };
        CustomerAccount: {
            adresse: string;
            cin: string | null;
            email: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            email_verified_at: string | null;
            id: number;
            nom: string;
            prenom: string;
            /** @enum {string} */
            sexe: "Monsieur" | "Madame";
            /** @enum {string} */
            statut: "Active" | "Inactive";
            telephone: string;
        };
        DueMaintenance: {
            /** @enum {string} */
            alert: "good" | "bad" | "expire";
            /** @description Days left; negative when overdue, 0 if only the odometer makes it due. */
            duree: number;
            immatriculation: string;
            /** @enum {string} */
            nature_maintenance: "Nouveau Carte Grise" | "Nouveau Visite technique" | "Nouveau Vidange" | "Nouveau Entretiens" | "Nouveau Chaine" | "Nouveau Mouchar" | "Nouveau Extincteur de feu" | "Nouveau Carte d'authorisation";
            /** @description Of the vehicle. */
            nom: string;
            note: string;
        };
        Employee: {
            adresse: string | null;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            created_at: string;
            email: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            email_verified_at: string | null;
            id: number;
            nom: string;
            prenom: string;
            /** @enum {string} */
            role: "Admin" | "Employe";
            /** @enum {string} */
            sexe: "Monsieur" | "Madame";
            /** @enum {string} */
            statut: "Active" | "Inactive";
            telephone: string | null;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            updated_at: string;
            /** @description Rises with each edit. */
            version: number;
        };
        EmployeeAccount: {
            email: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            email_verified_at: string | null;
            id: number;
            nom: string;
            prenom: string;
            /** @enum {string} */
            role: "Admin" | "Employe";
            /** @enum {string} */
            statut: "Active" | "Inactive";
            telephone: string | null;
        };
        Fault: {
            /** @description In French, for people. */
            message: string;
            requestId: string;
        };
        FleetVehicle: {
            /** @enum {string} */
            alert: "good" | "bad" | "expire";
            /** @enum {string} */
            climatisation: "Oui" | "Non";
            /** @enum {string} */
            coleur: "Rouge" | "Orange" | "Jaune" | "Vert" | "Bleu" | "Violet" | "Rose" | "Blanc" | "Noir" | "Marron" | "Gris" | "dorée";
            consommation: string | null;
            /**
             * Format: date
             * @description First day of the insurance.
             */
            date_debut: string | null;
            /**
             * Format: date
             * @description Last day of the insurance.
             */
            date_fin: string | null;
            deviceID: string | null;
            /** @enum {string} */
            disponibilite: "disponible" | "indisponible";
            /** @description Rental days from which the price of the tier applies. */
            duree_location_1: number | null;
            /** @description Rental days from which the price of the tier applies. */
            duree_location_2: number | null;
            /** @description Rental days from which the price of the tier applies. */
            duree_location_3: number | null;
            galerie: string[];
            /** @enum {string} */
            gamme: "SUV compacts" | "Berlines familiales" | "Berlines de luxe" | "Citadines" | "Petites citadines";
            id: number;
            id_agence: number;
            id_marque: number;
            /** @description Name of a file below /storage. */
            image: string | null;
            immatriculation: string;
            /**
             * Format: date
             * @description Day of the model.
             */
            model: string;
            nom: string;
            nom_agence: string | null;
            nom_agence_assurance: string | null;
            nombre_place: number;
            nombre_valises: number;
            /** @description What is due and when, in French. */
            note: string;
            num_act_assurance: string | null;
            /** @description Dh. */
            prime_total: number | null;
            /** @description Dh per day without tiers. */
            prix_location: number;
            /** @description Dh per day. */
            prix_location_1: number | null;
            /** @description Dh per day. */
            prix_location_2: number | null;
            /** @description Dh per day. */
            prix_location_3: number | null;
            /** @enum {string} */
            toit_ouvrant: "Oui" | "Non";
            /** @enum {string|null} */
            type_assurance: "responsabilité civile" | "Collusion" | "Tous risque" | null;
            /** @enum {string} */
            type_transmission: "Manuelle" | "Automatique";
            /** @enum {string} */
            typeCarburant: "gazoil" | "essence" | "hybride" | "électrique";
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            updated_at: string;
            /** @description Rises with each edit. */
            version: number;
            /** @enum {string} */
            visible: "Oui" | "Non";
        };
        Invalid: {
            /** @description French messages by field, under the names of the request. */
            errors: {
                [key: string]: string[];
            };
            /** @description In French, for people. */
            message: string;
        };
        LoyalCustomers: {
            data: {
                /** @description Rentals. */
                fied_client: number;
                id: number;
                nom: string;
                prenom: string;
                telephone: string;
            }[];
            /** @description Number of rentals. */
            data2: {
                /** @description Rentals. */
                fied_client: number;
            }[];
        };
        Maintenance: {
            adresse_prestataire: string | null;
            /** @enum {string} */
            alert: "good" | "bad" | "expire";
            /** @description Dh. */
            cout_maintenance: number;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_debut_immobilisation: string | null;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_fin_immobilisation: string | null;
            /** Format: date */
            date_maintenance: string;
            /** Format: date */
            date_next_maintenance: string | null;
            designation_maintenance: string | null;
            /** @description Name of a file below /storage. */
            facture_maintenance: string | null;
            id: number;
            id_maintenance: number;
            id_prestataire: number | null;
            id_vehicule: number;
            immatriculation: string;
            kilometrage_actuelle: number | null;
            kilometrage_next_maintenance: number | null;
            /** @enum {string} */
            nature_maintenance: "Nouveau Carte Grise" | "Nouveau Visite technique" | "Nouveau Vidange" | "Nouveau Entretiens" | "Nouveau Chaine" | "Nouveau Mouchar" | "Nouveau Extincteur de feu" | "Nouveau Carte d'authorisation";
            /** @description Of the vehicle. */
            nom: string;
            nom_prestataire: string | null;
            /** @description What is due and when, in French. */
            note: string;
            telephone_prestataire: string | null;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            updated_at: string;
            /** @description Rises with each edit. */
            version: number;
        };
        Notification: {
            description: string;
            id: number;
            /** @description Number of the reservation, which opens its pages without a login. */
            num_reservation: string | null;
            titre: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            updated_at: string;
        };
        /** @enum {string} */
        Place: "Agadir" | "Al Hoceima" | "Azilal" | "Beni Mellal" | "Ben Slimane" | "Boulemane" | "Casablanca" | "Chaouen" | "El Jadida" | "El Kelaa des Sraghna" | "Er Rachidia" | "Essaouira" | "Fes" | "Figuig" | "Guelmim" | "Ifrane" | "Kenitra" | "Khemisset" | "Khenifra" | "Khouribga" | "Laayoune" | "Larache" | "Marrakech" | "Meknes" | "Nador" | "Ouarzazate" | "Oujda" | "Rabat-Sale" | "Safi" | "Settat" | "Sidi Kacem" | "Tangier" | "Tan-Tan" | "Taounate" | "Taroudannt" | "Tata" | "Taza" | "Tetouan" | "Tiznit";
        Position: {
            /** @description Comma-separated; the second part is `parked` or `disconnected`, anything else means that the vehicle moves. */
            activityTime: string;
            /** @description Empty if the tracker does not know it. */
            address: string;
            latitude: number;
            longitude: number;
            odometerOffsetKM: number;
            speedKPH: number;
        };
        Profile: {
            cin: string | null;
            /** Format: date */
            dateDebutAbon: string | null;
            /** Format: date */
            dateFinAbon: string | null;
            email: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            email_verified_at: string | null;
            id: number;
            nom: string;
            prenom: string;
            /** @description Dh. */
            prixAbon: number | null;
            /** @enum {string} */
            role: "Admin" | "Employe";
            /** @enum {string} */
            statut: "Active" | "Inactive";
            telephone: string | null;
            typeAbon: string | null;
            username: string | null;
        };
        PublicReservation: {
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_debut: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_fin: string;
            /** @enum {string} */
            etat_reservation: "En traitement" | "Accepter" | "Refuser" | "Annuler";
            lieu_livraison: components["schemas"]["Place"];
            lieu_retour: components["schemas"]["Place"];
            nom_vehicule: string;
            /** @description Started periods of 24 hours. */
            nombre_jours: number;
            /** @description Number of the reservation, which opens its pages without a login. */
            num_reservation: string;
            /** @description Dh, as quoted at the request. */
            prix_devis: number;
            /** @description Dh, as agreed at acceptance. */
            prix_location_final: number | null;
            signature_ouverte: boolean;
            signee: boolean;
            /** @enum {string} */
            type_reservation: "reservation complet" | "reservation rapid";
            /** @enum {string} */
            type_transmission: "Manuelle" | "Automatique";
            /** @enum {string} */
            typeCarburant: "gazoil" | "essence" | "hybride" | "électrique";
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            updated_at: string;
        };
        RecentReservation: {
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            created_at: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_debut: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_fin: string;
            /** @enum {string} */
            etat_reservation: "En traitement" | "Accepter" | "Refuser" | "Annuler";
            nom_client: string;
            nom_vehicule: string;
            /** @description Number of the reservation, which opens its pages without a login. */
            num_reservation: string;
            prenom_client: string;
            /** @description Dh. */
            prix_location_final: number | null;
            telephone_client: string | null;
        };
        Refusal: {
            /** @description French messages by field, under the names of the request. */
            errors?: {
                [key: string]: string[];
            };
            /** @description In French, for people. */
            message: string;
        };
        Reservation: {
            /** @description Dh. */
            avance: number | null;
            commentaire: string | null;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            created_at: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_debut: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_fin: string;
            email_client: string | null;
            email_conduc: string | null;
            /** @enum {string} */
            etat_reservation: "En traitement" | "Accepter" | "Refuser" | "Annuler";
            id: number;
            id_client: number | null;
            id_vehicule: number;
            immatriculation: string | null;
            lieu_livraison: components["schemas"]["Place"];
            lieu_retour: components["schemas"]["Place"];
            motif: string | null;
            nationalite_client: string | null;
            nationalite_conduc: string | null;
            nom_client: string | null;
            nom_conduc: string | null;
            nom_vehicule: string;
            /** @description Started periods of 24 hours. */
            nombre_jours: number;
            num_cin_client: string | null;
            num_cin_conduc: string | null;
            num_passport_client: string | null;
            num_passport_conduc: string | null;
            num_permis_client: string | null;
            num_permis_conduc: string | null;
            /** @description Number of the reservation, which opens its pages without a login. */
            num_reservation: string;
            prenom_client: string | null;
            prenom_conduc: string | null;
            /** @description Dh, as quoted at the request. */
            prix_devis: number;
            /** @description Dh, as agreed at acceptance. */
            prix_location_final: number | null;
            /** @description Dh. */
            reste: number | null;
            signature_ouverte: boolean;
            signee: boolean;
            telephone_client: string | null;
            telephone_conduc: string | null;
            /** @enum {string} */
            type_reservation: "reservation complet" | "reservation rapid";
            /** @enum {string} */
            type_transmission: "Manuelle" | "Automatique";
            /** @enum {string} */
            typeCarburant: "gazoil" | "essence" | "hybride" | "électrique";
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            updated_at: string;
        };
        Series: {
            /** @description Values. */
            data: number[];
            /** @description Their labels: days, YYYY-MM-DD, or vehicles. */
            data2: string[];
        };
        ServiceProvider: {
            adresse_prestataire: string;
            email_prestataire: string;
            id: number;
            id_prestataire: number;
            nom_prestataire: string;
            telephone_prestataire: string;
            /** @description Rises with each edit. */
            version: number;
        };
        Settings: {
            adresse_site: string;
            /** @description Name of a file below /storage. */
            annonce: string | null;
            company_name: string;
            /**
             * Format: date
             * @description First day of the announcement.
             */
            date_debut: string | null;
            /**
             * Format: date
             * @description Last day of the announcement.
             */
            date_fin: string | null;
            description: string;
            email_site: string;
            facebook: string | null;
            footer_text: string;
            gsm_site: string | null;
            header_text_1: string;
            instagram: string | null;
            keyword_site: string;
            /** @description Name of a file below /storage. */
            logo: string | null;
            /** @description Name of a file below /storage. */
            logoAdmin: string | null;
            /** @description Name of a file below /storage. */
            logoNavBar: string | null;
            /** @description Name of a file below /storage. */
            logoPropos: string | null;
            mapUrl: string | null;
            middle_text: string;
            nom_domain: string;
            /** @description Name of a file below /storage. */
            photo_presentation: string | null;
            propos_nous: string;
            /** @description Name of a file below /storage. */
            service1_image: string | null;
            service1_text: string;
            service1_title: string;
            /** @description Name of a file below /storage. */
            service2_image: string | null;
            service2_text: string;
            service2_title: string;
            /** @description Name of a file below /storage. */
            service3_image: string | null;
            service3_text: string;
            service3_title: string;
            /** @description Name of a file below /storage. */
            service4_image: string | null;
            service4_text: string;
            service4_title: string;
            /** @description Name of a file below /storage. */
            slide1_site: string | null;
            /** @description Name of a file below /storage. */
            slide2_site: string | null;
            /** @description Name of a file below /storage. */
            slide3_site: string | null;
            /**
             * @description VAT in per cent.
             * @example 20.00
             */
            taux_tva: string;
            telephone_site: string;
            titre: string;
            /**
             * @description Rises with each edit.
             * @example 3
             */
            version: string;
            whatsapp: string | null;
        };
        TooManyRequests: {
            /** @description In French, for people. */
            message: string;
            retryAfterSeconds: number;
        };
        TrackedReservation: {
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_debut: string;
            /**
             * @description YYYY-MM-DD HH:mm, agency time.
             * @example 2026-11-22 09:30
             */
            date_fin: string;
            /** @enum {string} */
            etat_reservation: "En traitement" | "Accepter" | "Refuser" | "Annuler";
            nom_vehicule: string;
            /** @description Number of the reservation, which opens its pages without a login. */
            num_reservation: string;
        };
        Unavailable: {
            /** @description In French, for people. */
            message: string;
            retryAfterSeconds?: number;
        };
        Vehicle: {
            /** @enum {string} */
            climatisation: "Oui" | "Non";
            /** @enum {string} */
            coleur: "Rouge" | "Orange" | "Jaune" | "Vert" | "Bleu" | "Violet" | "Rose" | "Blanc" | "Noir" | "Marron" | "Gris" | "dorée";
            consommation: string | null;
            /** @description Rental days from which the price of the tier applies. */
            duree_location_1: number | null;
            /** @description Rental days from which the price of the tier applies. */
            duree_location_2: number | null;
            /** @description Rental days from which the price of the tier applies. */
            duree_location_3: number | null;
            /** @enum {string} */
            gamme: "SUV compacts" | "Berlines familiales" | "Berlines de luxe" | "Citadines" | "Petites citadines";
            id: number;
            id_agence: number;
            id_marque: number;
            /** @description Name of a file below /storage. */
            image: string | null;
            /**
             * Format: date
             * @description Day of the model.
             */
            model: string;
            nom: string;
            nombre_place: number;
            nombre_valises: number;
            /** @description Dh per day without tiers. */
            prix_location: number;
            /** @description Dh per day. */
            prix_location_1: number | null;
            /** @description Dh per day. */
            prix_location_2: number | null;
            /** @description Dh per day. */
            prix_location_3: number | null;
            /** @enum {string} */
            toit_ouvrant: "Oui" | "Non";
            /** @enum {string} */
            type_transmission: "Manuelle" | "Automatique";
            /** @enum {string} */
            typeCarburant: "gazoil" | "essence" | "hybride" | "électrique";
        };
    };
    responses: {
        /** @description The body is compressed. */
        Compressed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description In conflict with what is stored. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Nobody foresaw it; the log has the reason under the `requestId` of the answer. */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Does not fit the rules; `errors` has a list of messages for each field at fault. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Invalid"];
            };
        };
        /** @description There is none, or it is somebody else's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is no JSON. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too often; `Retry-After` says when to come back. */
        TooManyRequests: {
            headers: {
                /** @description When to try again, in seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequests"];
            };
        };
        /** @description No login, or one that has ended. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Something is lacking at the moment. */
        Unavailable: {
            headers: {
                /** @description When to try again, in seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unavailable"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postAdminAgenceModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    adresse_agence?: string;
                    cnss_agence?: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_agence?: string;
                    /** @description As it is answered; in a form, the same as JSON. */
                    exceptions_horaires?: unknown;
                    gsm_agence?: string | number;
                    /** @description As it is answered; in a form, the same as JSON. An empty list for not known. */
                    horaires?: unknown;
                    ice_agence?: string;
                    id?: number | string;
                    id_agence?: number | string;
                    if_agence?: string;
                    latitude?: number | string;
                    longitude?: number | string;
                    nom_agence?: string;
                    patente_agence?: string;
                    rc_agence?: string;
                    telephone_agence?: string | number;
                    /** @enum {string} */
                    theme_contract?: "" | "theme_contract" | "Model 1" | "contractV2" | "Model 2";
                    version?: number | string;
                };
                "multipart/form-data": {
                    adresse_agence?: string;
                    cnss_agence?: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_agence?: string;
                    /** @description As it is answered; in a form, the same as JSON. */
                    exceptions_horaires?: unknown;
                    gsm_agence?: string | number;
                    /** @description As it is answered; in a form, the same as JSON. An empty list for not known. */
                    horaires?: unknown;
                    ice_agence?: string;
                    id?: number | string;
                    id_agence?: number | string;
                    if_agence?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    image?: string;
                    latitude?: number | string;
                    longitude?: number | string;
                    nom_agence?: string;
                    patente_agence?: string;
                    rc_agence?: string;
                    telephone_agence?: string | number;
                    /** @enum {string} */
                    theme_contract?: "" | "theme_contract" | "Model 1" | "contractV2" | "Model 2";
                    version?: number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agency"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminCharges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_charge?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_charge?: string;
                };
                "multipart/form-data": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_charge?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_charge?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminChiffreLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Dh. */
                            chiffre_of_location: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminClientFidele: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyalCustomers"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminGetClients: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["Customer"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminGetContratDownloadNum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reservation; case, spaces and the dash are ignored. */
                num: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract, to be shown. */
            200: {
                headers: {
                    /** @description The file name to save it under. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminGetFactureDownloadNum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reservation; case, spaces and the dash are ignored. */
                num: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice, to be shown. */
            200: {
                headers: {
                    /** @description The file name to save it under. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminGetMaintenances: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["Maintenance"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminGetMarques: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminGetPrestataires: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    selected_option?: "" | "Nom" | "nom" | "nom_prestataire" | "Telephone" | "telephone" | "telephone_prestataire";
                    valeur_recherche?: string | number;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    selected_option?: "" | "Nom" | "nom" | "nom_prestataire" | "Telephone" | "telephone" | "telephone_prestataire";
                    valeur_recherche?: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["ServiceProvider"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminGetUsers: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["Employee"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminInscriptionFromAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adresse: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    cin?: string | null;
                    commentaire?: string | null;
                    /** @description E-mail address of at most 50 characters. */
                    email: string;
                    /** @enum {string} */
                    etat?: "" | "Bon Client" | "Irresponsable";
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom: string;
                    /** @description Not an easily guessed one. */
                    password: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom: string;
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    /** @enum {string} */
                    statut?: "" | "Active" | "Inactif" | "Inactive";
                    telephone: string | number;
                };
                "multipart/form-data": {
                    adresse: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    cin?: string | null;
                    commentaire?: string | null;
                    /** @description E-mail address of at most 50 characters. */
                    email: string;
                    /** @enum {string} */
                    etat?: "" | "Bon Client" | "Irresponsable";
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom: string;
                    /** @description Not an easily guessed one. */
                    password: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom: string;
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    /** @enum {string} */
                    statut?: "" | "Active" | "Inactif" | "Inactive";
                    telephone: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                        msg: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminLocation: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["Reservation"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminNbrClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description For the current month. */
                            number_of_client: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminNbrLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description For the current month. */
                            number_of_location: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminRechercherMaintenance: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    selected_option?: "" | "nom" | "nature_maintenance" | "nom_prestataire";
                    valeur_recherche?: string | number;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    selected_option?: "" | "nom" | "nature_maintenance" | "nom_prestataire";
                    valeur_recherche?: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["Maintenance"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminRechercherReservation: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    selected_option: "num_reservation" | "nom_client" | "telephone_client" | "num_cin_client";
                    valeur_recherche?: string | number;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    selected_option: "num_reservation" | "nom_client" | "telephone_client" | "num_cin_client";
                    valeur_recherche?: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["Reservation"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminRechercherVehicules: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    selected_option: "immatriculation" | "nom";
                    valeur_recherche?: string | number;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    selected_option: "immatriculation" | "nom";
                    valeur_recherche?: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["FleetVehicle"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adresse: string;
                    /** @description E-mail address of at most 50 characters. */
                    email: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom: string;
                    /** @description Not an easily guessed one. */
                    password: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom: string;
                    /** @enum {string} */
                    role?: "" | "Admin" | "Employe";
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    telephone: string | number;
                };
                "multipart/form-data": {
                    adresse: string;
                    /** @description E-mail address of at most 50 characters. */
                    email: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom: string;
                    /** @description Not an easily guessed one. */
                    password: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom: string;
                    /** @enum {string} */
                    role?: "" | "Admin" | "Employe";
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    telephone: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminReservationRecente: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecentReservation"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminReservationStatistiques: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_location?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_location?: string;
                };
                "multipart/form-data": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_location?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_location?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminReservationStatistiquesRevenue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_revenue?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_revenue?: string;
                };
                "multipart/form-data": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_revenue?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_revenue?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminReservationStatistiquesvehicules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_vehicule?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_vehicule?: string;
                };
                "multipart/form-data": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_vehicule?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_vehicule?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminUpdatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    ancien_mot_de_passe: string;
                    /** @description Not an easily guessed one. */
                    nouveau_mot_de_passe: string;
                };
                "multipart/form-data": {
                    /** Format: password */
                    ancien_mot_de_passe: string;
                    /** @description Not an easily guessed one. */
                    nouveau_mot_de_passe: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        message: "password update successfully" | "Ancien mot de passe incorrect" | "Ancien mot de passe and Nouveau mot de passe can't be same";
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminVehicule: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["FleetVehicle"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminVehicule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    climatisation?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example Rouge
                     * @example Orange
                     * @example Jaune
                     * @example Vert
                     * @example Bleu
                     * @example Violet
                     * @example Rose
                     * @example Blanc
                     * @example Noir
                     * @example Marron
                     * @example Gris
                     * @example dorée
                     */
                    coleur: string;
                    consommation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_debut?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_fin?: string;
                    /** @description Identifier at the GPS tracker. */
                    deviceID?: string;
                    duree_location_1?: number | string;
                    duree_location_2?: number | string;
                    duree_location_3?: number | string;
                    /**
                     * @description Ignores case and accents.
                     * @example SUV compacts
                     * @example Berlines familiales
                     * @example Berlines de luxe
                     * @example Citadines
                     * @example Petites citadines
                     */
                    gamme: string;
                    id_agence: number | string;
                    id_marque: number | string;
                    /** @description Registration such as 12345-A-15; no other vehicle in use has it. */
                    immatriculation: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    model: string;
                    nom: string;
                    nom_agence_assurance?: string;
                    nombre_place: number | string;
                    nombre_valises: number | string;
                    num_act_assurance?: string;
                    prime_total?: number | string;
                    prix_location: number | string;
                    prix_location_1?: number | string;
                    prix_location_2?: number | string;
                    prix_location_3?: number | string;
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    toit_ouvrant?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example responsabilité civile
                     * @example Collusion
                     * @example Tous risque
                     */
                    type_assurance?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example Manuelle
                     * @example Automatique
                     */
                    type_transmission: string;
                    /**
                     * @description Ignores case and accents.
                     * @example gazoil
                     * @example essence
                     * @example hybride
                     * @example électrique
                     */
                    typeCarburant: string;
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    visible?: string;
                };
                "multipart/form-data": {
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    climatisation?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example Rouge
                     * @example Orange
                     * @example Jaune
                     * @example Vert
                     * @example Bleu
                     * @example Violet
                     * @example Rose
                     * @example Blanc
                     * @example Noir
                     * @example Marron
                     * @example Gris
                     * @example dorée
                     */
                    coleur: string;
                    consommation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_debut?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_fin?: string;
                    /** @description Identifier at the GPS tracker. */
                    deviceID?: string;
                    duree_location_1?: number | string;
                    duree_location_2?: number | string;
                    duree_location_3?: number | string;
                    /**
                     * @description Ignores case and accents.
                     * @example SUV compacts
                     * @example Berlines familiales
                     * @example Berlines de luxe
                     * @example Citadines
                     * @example Petites citadines
                     */
                    gamme: string;
                    id_agence: number | string;
                    id_marque: number | string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    image?: string;
                    /** @description Registration such as 12345-A-15; no other vehicle in use has it. */
                    immatriculation: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    model: string;
                    nom: string;
                    nom_agence_assurance?: string;
                    nombre_place: number | string;
                    nombre_valises: number | string;
                    num_act_assurance?: string;
                    prime_total?: number | string;
                    prix_location: number | string;
                    prix_location_1?: number | string;
                    prix_location_2?: number | string;
                    prix_location_3?: number | string;
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    toit_ouvrant?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example responsabilité civile
                     * @example Collusion
                     * @example Tous risque
                     */
                    type_assurance?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example Manuelle
                     * @example Automatique
                     */
                    type_transmission: string;
                    /**
                     * @description Ignores case and accents.
                     * @example gazoil
                     * @example essence
                     * @example hybride
                     * @example électrique
                     */
                    typeCarburant: string;
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    visible?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FleetVehicle"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminVehiculeId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FleetVehicle"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAdminVehiculeId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminVehiculeModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    climatisation?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example Rouge
                     * @example Orange
                     * @example Jaune
                     * @example Vert
                     * @example Bleu
                     * @example Violet
                     * @example Rose
                     * @example Blanc
                     * @example Noir
                     * @example Marron
                     * @example Gris
                     * @example dorée
                     */
                    coleur?: string;
                    consommation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_debut?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_fin?: string;
                    /** @description Identifier at the GPS tracker. */
                    deviceID?: string;
                    duree_location_1?: number | string;
                    duree_location_2?: number | string;
                    duree_location_3?: number | string;
                    /**
                     * @description Ignores case and accents.
                     * @example SUV compacts
                     * @example Berlines familiales
                     * @example Berlines de luxe
                     * @example Citadines
                     * @example Petites citadines
                     */
                    gamme?: string;
                    id: number | string;
                    id_agence?: number | string;
                    id_marque?: number | string;
                    /** @description Registration such as 12345-A-15; no other vehicle in use has it. */
                    immatriculation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    model?: string;
                    nom?: string;
                    nom_agence_assurance?: string;
                    nombre_place?: number | string;
                    nombre_valises?: number | string;
                    num_act_assurance?: string;
                    prime_total?: number | string;
                    prix_location?: number | string;
                    prix_location_1?: number | string;
                    prix_location_2?: number | string;
                    prix_location_3?: number | string;
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    toit_ouvrant?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example responsabilité civile
                     * @example Collusion
                     * @example Tous risque
                     */
                    type_assurance?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example Manuelle
                     * @example Automatique
                     */
                    type_transmission?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example gazoil
                     * @example essence
                     * @example hybride
                     * @example électrique
                     */
                    typeCarburant?: string;
                    version?: number | string;
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    visible?: string;
                };
                "multipart/form-data": {
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    climatisation?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example Rouge
                     * @example Orange
                     * @example Jaune
                     * @example Vert
                     * @example Bleu
                     * @example Violet
                     * @example Rose
                     * @example Blanc
                     * @example Noir
                     * @example Marron
                     * @example Gris
                     * @example dorée
                     */
                    coleur?: string;
                    consommation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_debut?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_fin?: string;
                    /** @description Identifier at the GPS tracker. */
                    deviceID?: string;
                    duree_location_1?: number | string;
                    duree_location_2?: number | string;
                    duree_location_3?: number | string;
                    /**
                     * @description Ignores case and accents.
                     * @example SUV compacts
                     * @example Berlines familiales
                     * @example Berlines de luxe
                     * @example Citadines
                     * @example Petites citadines
                     */
                    gamme?: string;
                    id: number | string;
                    id_agence?: number | string;
                    id_marque?: number | string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    image?: string;
                    /** @description Registration such as 12345-A-15; no other vehicle in use has it. */
                    immatriculation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    model?: string;
                    nom?: string;
                    nom_agence_assurance?: string;
                    nombre_place?: number | string;
                    nombre_valises?: number | string;
                    num_act_assurance?: string;
                    prime_total?: number | string;
                    prix_location?: number | string;
                    prix_location_1?: number | string;
                    prix_location_2?: number | string;
                    prix_location_3?: number | string;
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    toit_ouvrant?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example responsabilité civile
                     * @example Collusion
                     * @example Tous risque
                     */
                    type_assurance?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example Manuelle
                     * @example Automatique
                     */
                    type_transmission?: string;
                    /**
                     * @description Ignores case and accents.
                     * @example gazoil
                     * @example essence
                     * @example hybride
                     * @example électrique
                     */
                    typeCarburant?: string;
                    version?: number | string;
                    /**
                     * @description Ignores case.
                     * @example oui
                     * @example true
                     * @example 1
                     * @example non
                     * @example false
                     * @example 0
                     */
                    visible?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FleetVehicle"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAdminVehiculesClassification: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string[];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["FleetVehicle"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agency"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAgence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adresse_agence: string;
                    cnss_agence: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_agence: string;
                    /** @description As it is answered; in a form, the same as JSON. */
                    exceptions_horaires?: unknown;
                    gsm_agence: string | number;
                    /** @description As it is answered; in a form, the same as JSON. An empty list for not known. */
                    horaires?: unknown;
                    ice_agence: string;
                    if_agence: string;
                    latitude?: number | string;
                    longitude?: number | string;
                    nom_agence: string;
                    patente_agence: string;
                    rc_agence: string;
                    telephone_agence: string | number;
                    /** @enum {string} */
                    theme_contract?: "" | "theme_contract" | "Model 1" | "contractV2" | "Model 2";
                };
                "multipart/form-data": {
                    adresse_agence: string;
                    cnss_agence: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_agence: string;
                    /** @description As it is answered; in a form, the same as JSON. */
                    exceptions_horaires?: unknown;
                    gsm_agence: string | number;
                    /** @description As it is answered; in a form, the same as JSON. An empty list for not known. */
                    horaires?: unknown;
                    ice_agence: string;
                    if_agence: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    image?: string;
                    latitude?: number | string;
                    longitude?: number | string;
                    nom_agence: string;
                    patente_agence: string;
                    rc_agence: string;
                    telephone_agence: string | number;
                    /** @enum {string} */
                    theme_contract?: "" | "theme_contract" | "Model 1" | "contractV2" | "Model 2";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agency"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgenceId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agency"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAgenceId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postAnnulerreservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the reservation; case, spaces and the dash are ignored. */
                    num_reservation: string;
                };
                "multipart/form-data": {
                    /** @description Number of the reservation; case, spaces and the dash are ignored. */
                    num_reservation: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description French messages by field, under the names of the request. */
                        errors?: {
                            [key: string]: string[];
                        };
                        /** @enum {string} */
                        from?: "PENDING" | "ACCEPTED" | "REFUSED" | "CANCELLED";
                        /** @description In French, for people. */
                        message: string;
                        /** @enum {string} */
                        to?: "PENDING" | "ACCEPTED" | "REFUSED" | "CANCELLED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlockClientId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postCharges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_charge?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_charge?: string;
                };
                "multipart/form-data": {
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_debut_charge?: string;
                    /** @description YYYY-MM-DD; without both days the current month, which all staff may ask for. */
                    date_fin_charge?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheckNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DueMaintenance"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAccount"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClientId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        msg: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description French messages by field, under the names of the request. */
                        errors?: {
                            [key: string]: string[];
                        };
                        /** @description In French, for people. */
                        message: string;
                        /** @description Number of the reservation, which opens its pages without a login. */
                        number?: string;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postClientFilterVehicules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    gammes?: string[] | string;
                    options?: string[] | string;
                };
                "multipart/form-data": {
                    gammes?: string[] | string;
                    options?: string[] | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vehicle"][];
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            /** @description Nothing fits. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @constant */
                        status: "no_results";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postClientModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adresse?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    cin?: string | null;
                    commentaire?: string | null;
                    /** @description E-mail address of at most 50 characters. */
                    email?: string;
                    /** @enum {string} */
                    etat?: "" | "Bon Client" | "Irresponsable";
                    id: number | string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom?: string;
                    password?: "" | string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom?: string;
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    /** @enum {string} */
                    statut?: "" | "Active" | "Inactif" | "Inactive";
                    telephone?: string | number;
                    version?: number | string;
                };
                "multipart/form-data": {
                    adresse?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    cin?: string | null;
                    commentaire?: string | null;
                    /** @description E-mail address of at most 50 characters. */
                    email?: string;
                    /** @enum {string} */
                    etat?: "" | "Bon Client" | "Irresponsable";
                    id: number | string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom?: string;
                    password?: "" | string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom?: string;
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    /** @enum {string} */
                    statut?: "" | "Active" | "Inactif" | "Inactive";
                    telephone?: string | number;
                    version?: number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postEditParametres: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    adresse_site?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    carte_mention?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    carte_url?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    company_name?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    conservation_historique?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    conservation_messages?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    conservation_positions?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    date_debut?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    date_fin?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    delai_inutilises?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    delai_non_verifies?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    description?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    droit_timbre?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    email_site?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    facebook?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    footer_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    gsm_site?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    header_text_1?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    heures_premier_rappel?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    heures_second_rappel?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    instagram?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    keyword_site?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    mapUrl?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    message_retard?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    middle_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    minutes_preparation?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    minutes_retard?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    minutes_tolerance?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    nom_domain?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    paiement_depart?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    plafond_especes?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    propos_nous?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service1_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service1_title?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service2_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service2_title?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service3_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service3_title?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service4_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service4_title?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    suivi_permanent?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    taux_tva?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    telephone_site?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    titre?: string;
                    version?: number | string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    vitesse_max?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    whatsapp?: string;
                };
                "multipart/form-data": {
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    adresse_site?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    annonce?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    carte_mention?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    carte_url?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    company_name?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    conservation_historique?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    conservation_messages?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    conservation_positions?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    date_debut?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    date_fin?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    delai_inutilises?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    delai_non_verifies?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    description?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    droit_timbre?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    email_site?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    facebook?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    footer_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    gsm_site?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    header_text_1?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    heures_premier_rappel?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    heures_second_rappel?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    instagram?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    keyword_site?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    logo?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    logoAdmin?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    logoNavBar?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    logoPropos?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    mapUrl?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    message_retard?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    middle_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    minutes_preparation?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    minutes_retard?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    minutes_tolerance?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    nom_domain?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    paiement_depart?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    photo_presentation?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    plafond_especes?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    propos_nous?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    service1_image?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service1_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service1_title?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    service2_image?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service2_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service2_title?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    service3_image?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service3_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service3_title?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    service4_image?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service4_text?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    service4_title?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    slide1_site?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    slide2_site?: string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    slide3_site?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    suivi_permanent?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    taux_tva?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    telephone_site?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    titre?: string;
                    version?: number | string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    vitesse_max?: string;
                    /** @description Empty, or the text null, empties it; the text undefined leaves it as it was. */
                    whatsapp?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Settings"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postEmailVerifyResend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmploye: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAccount"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEtatDesLieuxNumCle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the link, as the agency sent it. */
                cle: string;
                /** @description Number of the reservation; case, spaces and the dash are ignored. */
                num: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, to be shown. */
            200: {
                headers: {
                    /** @description The file name to save it under. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGetParametres: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postInscriptionClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adresse: string;
                    /** @description E-mail address of at most 50 characters. */
                    email: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom: string;
                    /** @description Not an easily guessed one. */
                    password: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom: string;
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    telephone: string | number;
                };
                "multipart/form-data": {
                    adresse: string;
                    /** @description E-mail address of at most 50 characters. */
                    email: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom: string;
                    /** @description Not an easily guessed one. */
                    password: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom: string;
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    telephone: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postLocationFromToday: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    today?: boolean | number | string;
                };
                "multipart/form-data": {
                    today?: boolean | number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["Reservation"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string | number;
                    email: string;
                    /** Format: password */
                    password: string;
                };
                "multipart/form-data": {
                    code?: string | number;
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The token, to be sent as `Authorization: Bearer …` from then on. */
            200: {
                headers: {
                    /** @description The secret by which the device is recognised at its next login. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            /** @description Does not fit the rules; `errors` has a list of messages for each field at fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The challenge for `loginWithSecondFactor` of GraphQL. */
                        challenge?: string;
                        /** Format: date-time */
                        challengeExpiresAt?: string;
                        /** @description French messages by field, under the names of the request. */
                        errors: {
                            [key: string]: string[];
                        };
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postLoginClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** Format: password */
                    password: string;
                };
                "multipart/form-data": {
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The token, to be sent as `Authorization: Bearer …` from then on. The account is blocked. */
            200: {
                headers: {
                    /** @description The secret by which the device is recognised at its next login. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        data: "bloque";
                    };
                    "text/plain": string;
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postLogoutClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cout_maintenance?: number | string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_debut_immobilisation?: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_fin_immobilisation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_maintenance: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_next_maintenance?: string;
                    designation_maintenance?: string;
                    id_prestataire?: (number | string) | "" | "null";
                    id_vehicule: number | string;
                    kilometrage_actuelle?: number | string;
                    kilometrage_next_maintenance?: number | string;
                    /**
                     * @description Ignores case and accents.
                     * @example Nouveau Carte Grise
                     * @example Nouveau Visite technique
                     * @example Nouveau Vidange
                     * @example Nouveau Entretiens
                     * @example Nouveau Chaine
                     * @example Nouveau Mouchar
                     * @example Nouveau Extincteur de feu
                     * @example Nouveau Carte d'authorisation
                     */
                    nature_maintenance: string;
                };
                "multipart/form-data": {
                    cout_maintenance?: number | string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_debut_immobilisation?: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_fin_immobilisation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_maintenance: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_next_maintenance?: string;
                    designation_maintenance?: string;
                    /**
                     * Format: binary
                     * @description PDF, JPEG, PNG or WebP of at most 10 MB.
                     */
                    facture_maintenance?: string;
                    id_prestataire?: (number | string) | "" | "null";
                    id_vehicule: number | string;
                    kilometrage_actuelle?: number | string;
                    kilometrage_next_maintenance?: number | string;
                    /**
                     * @description Ignores case and accents.
                     * @example Nouveau Carte Grise
                     * @example Nouveau Visite technique
                     * @example Nouveau Vidange
                     * @example Nouveau Entretiens
                     * @example Nouveau Chaine
                     * @example Nouveau Mouchar
                     * @example Nouveau Extincteur de feu
                     * @example Nouveau Carte d'authorisation
                     */
                    nature_maintenance: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Maintenance"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description French messages by field, under the names of the request. */
                        errors?: {
                            [key: string]: string[];
                        };
                        /** @description In French, for people. */
                        message: string;
                        proposal?: {
                            /** Format: date-time */
                            endsAt: string;
                            /** Format: date-time */
                            startsAt: string;
                        };
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMaintenanceId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Maintenance"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMaintenanceId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postMaintenanceModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    cout_maintenance?: number | string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_debut_immobilisation?: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_fin_immobilisation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_maintenance?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_next_maintenance?: string;
                    designation_maintenance?: string;
                    id?: number | string;
                    id_maintenance?: number | string;
                    id_prestataire?: (number | string) | "" | "null";
                    id_vehicule?: number | string;
                    kilometrage_actuelle?: number | string;
                    kilometrage_next_maintenance?: number | string;
                    /**
                     * @description Ignores case and accents.
                     * @example Nouveau Carte Grise
                     * @example Nouveau Visite technique
                     * @example Nouveau Vidange
                     * @example Nouveau Entretiens
                     * @example Nouveau Chaine
                     * @example Nouveau Mouchar
                     * @example Nouveau Extincteur de feu
                     * @example Nouveau Carte d'authorisation
                     */
                    nature_maintenance?: string;
                    version?: number | string;
                };
                "multipart/form-data": {
                    cout_maintenance?: number | string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_debut_immobilisation?: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_fin_immobilisation?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_maintenance?: string;
                    /**
                     * @description YYYY-MM-DD.
                     * @example 2026-12-01
                     */
                    date_next_maintenance?: string;
                    designation_maintenance?: string;
                    /**
                     * Format: binary
                     * @description PDF, JPEG, PNG or WebP of at most 10 MB.
                     */
                    facture_maintenance?: string;
                    id?: number | string;
                    id_maintenance?: number | string;
                    id_prestataire?: (number | string) | "" | "null";
                    id_vehicule?: number | string;
                    kilometrage_actuelle?: number | string;
                    kilometrage_next_maintenance?: number | string;
                    /**
                     * @description Ignores case and accents.
                     * @example Nouveau Carte Grise
                     * @example Nouveau Visite technique
                     * @example Nouveau Vidange
                     * @example Nouveau Entretiens
                     * @example Nouveau Chaine
                     * @example Nouveau Mouchar
                     * @example Nouveau Extincteur de feu
                     * @example Nouveau Carte d'authorisation
                     */
                    nature_maintenance?: string;
                    version?: number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Maintenance"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description In conflict with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description French messages by field, under the names of the request. */
                        errors?: {
                            [key: string]: string[];
                        };
                        /** @description In French, for people. */
                        message: string;
                        proposal?: {
                            /** Format: date-time */
                            endsAt: string;
                            /** Format: date-time */
                            startsAt: string;
                        };
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMaintenanceRapportVehicleId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                vehicleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook, to be saved. */
            200: {
                headers: {
                    /** @description The file name to save it under. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarque: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["Brand"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postMarque: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Must differ from the names of other brands. */
                    nom: string;
                };
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    image?: string;
                    /** @description Must differ from the names of other brands. */
                    nom: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarqueId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BrandWithVersion"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMarqueId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    putMarqueIdToggleAffichage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    affichage_site?: boolean | number | string;
                };
                "multipart/form-data": {
                    affichage_site?: boolean | number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postMarqueModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number | string;
                    /** @description Must differ from the names of other brands. */
                    nom?: string;
                    version?: number | string;
                };
                "multipart/form-data": {
                    id: number | string;
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 8 MB.
                     */
                    image?: string;
                    /** @description Must differ from the names of other brands. */
                    nom?: string;
                    version?: number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postNotificationModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number | string;
                };
                "multipart/form-data": {
                    id: number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Notification"];
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the caller's copy. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    /** @description Changes with the description. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                        paths: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The caller's copy is current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPositionDeviceID: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier at the GPS tracker. */
                deviceID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrestataire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceProvider"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postPrestataire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adresse_prestataire: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_prestataire: string;
                    nom_prestataire: string;
                    telephone_prestataire: string | number;
                };
                "multipart/form-data": {
                    adresse_prestataire: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_prestataire: string;
                    nom_prestataire: string;
                    telephone_prestataire: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceProvider"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrestataireId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceProvider"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePrestataireId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postPrestataireModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    adresse_prestataire?: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_prestataire?: string;
                    id?: number | string;
                    id_prestataire?: number | string;
                    nom_prestataire?: string;
                    telephone_prestataire?: string | number;
                    version?: number | string;
                };
                "multipart/form-data": {
                    adresse_prestataire?: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_prestataire?: string;
                    id?: number | string;
                    id_prestataire?: number | string;
                    nom_prestataire?: string;
                    telephone_prestataire?: string | number;
                    version?: number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceProvider"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationNum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reservation; case, spaces and the dash are ignored. */
                num: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationNumCalendarIcs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reservation; case, spaces and the dash are ignored. */
                num: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationClient: {
        parameters: {
            query?: {
                /** @description Items per page. Any value but 1 to 100 counts as 20. */
                count_nbr?: number;
                /** @description Page, from 1. Any other value counts as 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["Reservation"][];
                            last_page: number;
                            /** @description The number of items in the whole list. */
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postReservationVisiteur: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key sent twice gives one reservation and the same number. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commentaire?: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_debut: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_fin: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_client?: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_conduc?: string;
                    id_vehicule: number | string;
                    lieu_livraison: components["schemas"]["Place"];
                    lieu_retour: components["schemas"]["Place"];
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nationalite_client?: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nationalite_conduc?: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom_client: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom_conduc?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_cin_client?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_cin_conduc?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_passport_client?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_passport_conduc?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_permis_client?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_permis_conduc?: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom_client: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom_conduc?: string;
                    telephone_client?: string | number;
                    telephone_conduc?: string | number;
                    /** @enum {string} */
                    type_reservation: "reservation complet" | "reservation rapid";
                };
                "multipart/form-data": {
                    commentaire?: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_debut: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_fin: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_client?: string;
                    /** @description E-mail address of at most 50 characters. */
                    email_conduc?: string;
                    id_vehicule: number | string;
                    lieu_livraison: components["schemas"]["Place"];
                    lieu_retour: components["schemas"]["Place"];
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nationalite_client?: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nationalite_conduc?: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom_client: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom_conduc?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_cin_client?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_cin_conduc?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_passport_client?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_passport_conduc?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_permis_client?: string;
                    /** @description At most 12 letters and digits; spaces, dashes and slashes are left out. */
                    num_permis_conduc?: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom_client: string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom_conduc?: string;
                    telephone_client?: string | number;
                    telephone_conduc?: string | number;
                    /** @enum {string} */
                    type_reservation: "reservation complet" | "reservation rapid";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of the reservation, which opens its pages without a login. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            /** @description Does not fit the rules; `errors` has a list of messages for each field at fault. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alternatives?: {
                            /**
                             * @description Dh a day for the length of the period.
                             * @example 450.00
                             */
                            dailyPrice: string;
                            id: string;
                            name: string;
                        }[];
                        /** @description French messages by field, under the names of the request. */
                        errors: {
                            [key: string]: string[];
                        };
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationVisiteurNum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reservation; case, spaces and the dash are ignored. */
                num: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"] | components["schemas"]["PublicReservation"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postSendEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address of at most 50 characters. */
                    email: string;
                    message: string;
                    nom: string;
                    objet: string;
                };
                "multipart/form-data": {
                    /** @description E-mail address of at most 50 characters. */
                    email: string;
                    message: string;
                    nom: string;
                    objet: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postSignatureToImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    etat?: boolean | number | string;
                    /** @description Number of the reservation; case, spaces and the dash are ignored. */
                    id_reservation: string;
                    /** @description PNG as a data URL: data:image/png;base64,… */
                    Signature: string;
                };
                "multipart/form-data": {
                    etat?: boolean | number | string;
                    /** @description Number of the reservation; case, spaces and the dash are ignored. */
                    id_reservation: string;
                    /** @description PNG as a data URL: data:image/png;base64,… */
                    Signature: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        data: "update successfully";
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSuivieReservationNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reservation; case, spaces and the dash are ignored. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackedReservation"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTestSignatureExistNum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the reservation; case, spaces and the dash are ignored. */
                num: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 1 when there is a contract to sign, else 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: 0 | 1;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"] | Record<string, never>;
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postUserModifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adresse?: string;
                    /** Format: password */
                    ancien_mot_de_passe?: string;
                    /** @description E-mail address of at most 50 characters. */
                    email?: string;
                    id: number | string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom?: string;
                    password?: "" | string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom?: string;
                    /** @enum {string} */
                    role?: "" | "Admin" | "Employe";
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    telephone?: string | number;
                    version?: number | string;
                };
                "multipart/form-data": {
                    adresse?: string;
                    /** Format: password */
                    ancien_mot_de_passe?: string;
                    /** @description E-mail address of at most 50 characters. */
                    email?: string;
                    id: number | string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    nom?: string;
                    password?: "" | string;
                    /** @description At most 30 letters, spaces, hyphens, apostrophes and dots. */
                    prenom?: string;
                    /** @enum {string} */
                    role?: "" | "Admin" | "Employe";
                    /** @enum {string} */
                    sexe?: "" | "Monsieur" | "Madame";
                    telephone?: string | number;
                    version?: number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"];
                        /** @description In French, for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postVehiculeAvecGamme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Ignores case and accents.
                     * @example SUV compacts
                     * @example Berlines familiales
                     * @example Berlines de luxe
                     * @example Citadines
                     * @example Petites citadines
                     */
                    gamme?: string;
                };
                "multipart/form-data": {
                    /**
                     * @description Ignores case and accents.
                     * @example SUV compacts
                     * @example Berlines familiales
                     * @example Berlines de luxe
                     * @example Citadines
                     * @example Petites citadines
                     */
                    gamme?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vehicle"][];
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehiculesParc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vehicle"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    postVehiculesParcChercher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_debut?: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_fin?: string;
                    /**
                     * @description all, empty or 'Tous': every category; 'Berlines': both saloons; 'Citadines': both city cars; or a name.
                     * @example Tous
                     * @example Berlines
                     * @example SUV compacts
                     * @example Berlines familiales
                     * @example Berlines de luxe
                     * @example Citadines
                     * @example Petites citadines
                     */
                    gamme?: string;
                };
                "multipart/form-data": {
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_debut?: string;
                    /**
                     * @description YYYY-MM-DD HH:mm in agency time, or ISO 8601 with an offset.
                     * @example 2026-12-01 09:00
                     * @example 2026-12-01T09:00:00Z
                     */
                    date_fin?: string;
                    /**
                     * @description all, empty or 'Tous': every category; 'Berlines': both saloons; 'Citadines': both city cars; or a name.
                     * @example Tous
                     * @example Berlines
                     * @example SUV compacts
                     * @example Berlines familiales
                     * @example Berlines de luxe
                     * @example Citadines
                     * @example Petites citadines
                     */
                    gamme?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Vehicle"][] | ("no_date" | "date_retour" | "date_now");
                    };
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["Compressed"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
}
