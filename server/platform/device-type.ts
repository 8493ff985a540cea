/** The two kinds of device that flags tell apart. */
export type DeviceType = 'mobile' | 'desktop';
