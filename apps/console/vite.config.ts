import { appConfig } from "../../packages/web-forms/vite/app-config";

export default appConfig({
  framePages: [
    /\/app\/root\.tsx/,
    /\/app\/entry\.client\.tsx/,
    /\/app\/routes\/frame\/frame\/frame\.route\.tsx/,
  ],
  // What pages of different kinds have in common: in files of a kilobyte each it would be many requests, and heavier.
  shared: {
    pages: /\/ui\/src\/console\/(console-page|row-list)\/|\/ui\/src\/primitives\/(badge|prose)\//,
    forms:
      /\/ui\/src\/(console\/console-form\/console-f|primitives\/(checkbox|digits|field|form-error-summary|phone-field|radio-cards|select|text-field|textarea)\/)|\/web-forms\/src\/(pending-form\.hook|submission\.)/,
  },
  smallest: 500,
});
