export const texts = { restored: 'Welcome back! Your account won’t be deleted.' }
