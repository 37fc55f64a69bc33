import { adminApi } from "../console-account/console-identity";
import { listStaff } from "./platform-staff.usecases";

export const platformStaffRoutes = {
  staff: adminApi.adminStaff.staff.handler(async ({ context }) => ({
    success: true,
    data: { staff: await listStaff(context.services, context.scope) },
  })),
};
