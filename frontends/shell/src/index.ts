// The boundary that federation needs: shared React is chosen before the first module that uses it runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
